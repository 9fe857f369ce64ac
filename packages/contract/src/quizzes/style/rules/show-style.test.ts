import { describe, expect, it } from 'vitest'
import { contrastOf, readableContrast } from '../../../schools/rules/brand-shades.ts'
import { showStart } from './show-start.ts'
import { buttonLook, showStyle } from './show-style.ts'

/** Both colours of `light-dark(…)`. */
const pairOf = (value: string | undefined): [string, string] => {
  const found = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value ?? '')
  if (!found?.[1] || !found[2]) throw new Error(`No pair: ${value}`)
  return [found[1], found[2]]
}

describe('the style that learners get', () => {
  it('is nothing where nothing was chosen', () => {
    expect(showStyle(null, 2)).toBeNull()
    expect(showStyle({}, 2)).toBeNull()
    expect(showStyle({ buttons: { next: {} } }, 2)).toBeNull()
  })

  it('shows a light ground as it was chosen by day, and a dark one of its hue by night', () => {
    const [day, night] = pairOf(showStyle({ bg_color: '#fff0d8' }, 2)?.properties['--quiz-card'])
    expect(day).toBe('#fff0d8')
    expect(contrastOf(night, '#ffffff')).toBeGreaterThan(12)
  })

  it('keeps chosen words readable on the dark counterpart of their ground', () => {
    const shown = showStyle({ bg_color: '#fff0d8', question_text: { color: '#5a3010' } }, 2)
    const [, ground] = pairOf(shown?.properties['--quiz-card'])
    const [day, words] = pairOf(shown?.properties['--quiz-question-color'])
    expect(day).toBe('#5a3010')
    expect(contrastOf(words, ground)).toBeGreaterThanOrEqual(readableContrast)
  })

  it('gives a dark ground the dark theme by day too, and leaves it as it is', () => {
    const shown = showStyle({ layout: { background: '#101828' } }, 2)
    expect(shown?.layout).toEqual({ background: '#101828', theme: 'dark' })
    expect(shown?.properties['--quiz-page']).toBe('#101828')
  })

  it('keeps a light card light on a dark page, for every reader', () => {
    const shown = showStyle({ layout: { background: '#101828' }, bg_color: '#ffffff' }, 2)
    expect(shown?.card).toEqual({ theme: 'light' })
    expect(shown?.properties['--quiz-card']).toBe('#ffffff')
  })

  it('writes on blocks of a colour of their own in words that can be read there', () => {
    const dark = showStyle({ blockColor: '#203050' }, 2)?.properties['--quiz-answers-color']
    expect(dark).toBe('#ffffff')
    const [day, night] = pairOf(showStyle({ blockColor: '#ffe9b0' }, 2)?.properties['--quiz-answers-color'])
    expect([day, night]).toEqual(['#000000', '#ffffff'])
  })

  it('names what is set, for the rules of the sheet', () => {
    const shown = showStyle({ answers: { size: 20, weight: 600 }, blockColor2: '#eeeeee' }, 2)
    expect(shown?.parts.split(' ').toSorted()).toEqual([
      'answers-size',
      'answers-weight',
      'place',
      'statements-color',
    ])
  })

  it('makes nothing of a button but checked values', () => {
    expect(
      buttonLook({
        background: '#864511',
        border: { radius: 20 },
        padding: { inline: 24 },
        shadow: 'soft',
      }),
    ).toEqual({
      background: '#864511',
      color: '#ffffff',
      borderColor: 'transparent',
      borderRadius: '20px',
      boxShadow: '0 1px 3px rgb(0 0 0 / 0.2)',
      paddingInline: '24px',
    })
  })

  it('carries the words of a button', () => {
    const buttons = { finish: { title: 'On', titleAlternative: 'Skip', titleOneQuestion: 'Send' } }
    expect(showStyle({ buttons }, 2)?.buttons).toEqual({
      finish: { title: 'On', titleAlternative: 'Skip', look: {} },
    })
    expect(showStyle({ buttons }, 1)?.buttons.finish?.title).toBe('Send')
  })

  it('gives the button of an answer the look of “next” where it has none of its own', () => {
    expect(showStyle({ buttons: { next: { title: 'On' } } }, 2)?.buttons.answer?.title).toBe('On')
  })
})

describe('the start page that learners get', () => {
  it('has the words of its button in a colour that can be read where none was chosen', () => {
    const { look } = showStart({ background: '#fff3c4' }, '<p>Words</p>')
    expect(look).toEqual({
      '--start-color': '#000000',
      '--start-ground': '#fff3c4',
      '--start-hover': '#fff3c4',
    })
  })
})
