import { describe, expect, it } from 'vitest'
import { emptyRichText } from '../../kernel/rich-text.ts'
import { quizStyle, styleLimits } from './quiz-style.ts'
import { startInfo } from './start-info.ts'

describe('a style of an author', () => {
  it.each([
    ['an address', { bg_color: 'url(https://beacon.example)' }],
    ['a word for a colour', { bg_color: 'red' }],
    ['a colour that lets through', { bg_color: '#ffffff80' }],
    ['CSS beside a colour', { layout: { background: '#ffffff;position:fixed' } }],
    ['a property of CSS', { position: 'fixed' }],
    ['a font of another place', { answers: { family: 'Comic Sans' } }],
    ['letters that nobody can read', { answers: { size: styleLimits.textSize.min - 1 } }],
    ['letters that fill the screen', { question_text: { size: styleLimits.textSize.max + 1 } }],
    ['half a pixel', { answers: { size: 14.5 } }],
    ['a button that there is not', { buttons: { hack: {} } }],
    ['a shadow in CSS', { buttons: { next: { shadow: '0 0 9999px red' } } }],
    ['a margin over everything', { buttons: { next: { margin: -500 } } }],
    ['a title that is too long', { buttons: { next: { title: 'x'.repeat(styleLimits.title + 1) } } }],
    ['a title without letters', { buttons: { next: { title: '   ' } } }],
  ])('with %s is refused', (_what, style) => {
    expect(quizStyle.safeParse(style).success).toBe(false)
  })

  it('may leave everything as it is', () => {
    expect(quizStyle.parse({})).toEqual({})
  })

  it('keeps a colour in small letters', () => {
    expect(quizStyle.parse({ bg_color: ' #FFAA00 ' })).toEqual({ bg_color: '#ffaa00' })
  })
})

describe('a start page of an author', () => {
  it.each([
    ['a side in CSS', { justifyContent: 'space-around' }],
    ['a padding over everything', { padding: 5_000 }],
    ['an address for a colour', { hover: 'url(//beacon.example)' }],
  ])('with %s is refused', (_what, part) => {
    expect(startInfo.safeParse({ text: emptyRichText, ...part }).success).toBe(false)
  })

  it('of more text than anybody reads is refused', () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(1_000) }] }
    const text = { version: 1, doc: { type: 'doc', content: Array.from({ length: 100 }, () => paragraph) } }
    expect(startInfo.safeParse({ text }).success).toBe(false)
  })
})
