import { describe, expect, it } from 'vitest'
import { afterLook, newsSince } from './last-visit.ts'

const at = (time: string) => new Date(`2026-11-26T${time}:00.000Z`)

describe('what is news', () => {
  it('is everything at the first visit, as long as it lasts', () => {
    expect(newsSince(null, at('09:00'))).toBeNull()
    expect(newsSince(afterLook(null, at('09:00')), at('09:20'))).toBeNull()
  })

  it('is what came since the visit before, however often the page is looked at in this one', () => {
    const first = afterLook(null, at('09:00'))
    expect(newsSince(first, at('12:00'))).toEqual(at('09:00'))
    const second = afterLook(first, at('12:00'))
    expect(newsSince(second, at('12:10'))).toEqual(at('09:00'))
    const again = afterLook(second, at('12:25'))
    expect(newsSince(again, at('12:50'))).toEqual(at('09:00'))
    expect(newsSince(again, at('12:55'))).toEqual(at('12:25'))
  })

  it('does not go back with a clock that does', () => {
    const visit = afterLook(null, at('09:00'))
    expect(afterLook(visit, at('08:00'))).toEqual(visit)
  })
})
