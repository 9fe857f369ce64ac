import { assert, integer, option, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuizStyle } from '../quiz-style.ts'
import { findStyleFindings } from './style-findings.ts'

const placesOf = (style: QuizStyle) => findStyleFindings(style).map(({ place }) => place)

describe('what is hard to read in a style', () => {
  it('are words of too little contrast to their card', () => {
    expect(placesOf({ question_text: { color: '#bbbbbb' } })).toEqual([
      { kind: 'text', text: 'question_text' },
    ])
    expect(placesOf({ question_text: { color: '#333333' } })).toEqual([])
  })

  it('are answers on the colour of their own block', () => {
    expect(placesOf({ blockColor: '#222222', answers: { color: '#333333' } })).toEqual([
      { kind: 'text', text: 'answers' },
    ])
  })

  it('are words on a button, and not those that the product chooses', () => {
    const light = { background: '#ffd54a' }
    expect(placesOf({ buttons: { next: light } })).toEqual([])
    expect(placesOf({ buttons: { next: { ...light, font: { color: '#ffffff' } } } })).toEqual([
      { kind: 'button', button: 'next' },
    ])
  })

  it('are grounds between light and dark, on which no hint can be read', () => {
    expect(placesOf({ layout: { background: '#808080' } })).toEqual([{ kind: 'ground', ground: 'layout' }])
  })

  it('are mended where black alone would do, and would do only just', () => {
    const mended = findStyleFindings({ blockColor: '#a04be9', answers: { color: '#47d3d1' } })[0]?.mended
    expect(mended && placesOf(mended)).toEqual([])
  })

  it('are mended one after the other until none is left', () => {
    const color = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const some = option(color, { nil: undefined })
    assert(
      property(some, some, some, some, some, some, (page, card, block, words, ground, ink) => {
        let style: QuizStyle = {
          layout: { background: page },
          bg_color: card,
          blockColor: block,
          question_text: { color: words },
          answers: { color: words },
          buttons: { next: { background: ground, font: { color: ink } } },
        }
        for (let step = 0; step < 12; step += 1) style = findStyleFindings(style)[0]?.mended ?? style
        expect(findStyleFindings(style)).toEqual([])
      }),
    )
  })
})
