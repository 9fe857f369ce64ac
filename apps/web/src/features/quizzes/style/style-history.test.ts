import { describe, expect, it } from 'vitest'
import { noHistory, note, stepBack, stepForth } from './style-history.ts'

describe('the steps of a style', () => {
  it('go back and forth again', () => {
    const one = note(note(noHistory, 'a', 'color'), 'b', 'size')
    const back = stepBack(one, 'c')
    expect(back?.style).toBe('b')
    expect(back && stepBack(back.history, 'b')?.style).toBe('a')
    expect(back && stepForth(back.history, 'b')?.style).toBe('c')
  })

  it('of one thing are one step', () => {
    const typed = note(note(noHistory, 'a', 'title'), 'b', 'title')
    expect(stepBack(typed, 'c')?.style).toBe('a')
  })

  it('end where nothing was changed', () => {
    expect(stepBack(noHistory, 'a')).toBeUndefined()
    expect(stepForth(note(noHistory, 'a', 'color'), 'b')).toBeUndefined()
  })
})
