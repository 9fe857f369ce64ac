import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { line, textOf } from '@lectern/contract/rich-text/testing-text'
import { expect, test } from 'vitest'
import { startText, written } from '../testing/written-text.tsx'

const hebrew = 'שלום לכולם'
const english = 'Hello to all'

const within = (words: string): TextNode[] => [
  line(words),
  { type: 'blockquote', content: [line(words)] },
  { type: 'bulletList', content: [{ type: 'listItem', content: [line(words)] }] },
  { type: 'callout', attrs: { kind: 'tip' }, content: [line(words)] },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: ['tableCell', 'tableCell'].map((type) => ({
          type,
          attrs: { colwidth: [300] },
          content: [line(words)],
        })),
      },
    ],
  },
]

/** On which side of its line each stretch of words begins. */
const sides = (): string[] =>
  [...(written.query()?.querySelectorAll('p') ?? [])].map((paragraph) => {
    const words = document.createRange()
    words.selectNodeContents(paragraph)
    const [inner, outer] = [words.getBoundingClientRect(), paragraph.getBoundingClientRect()]
    return outer.right - inner.right < inner.left - outer.left ? 'right' : 'left'
  })

const directionOf = (selector: string): string | undefined => {
  const found = written.query()?.querySelector(selector)
  return found ? getComputedStyle(found).direction : undefined
}
const boxes = () => ['blockquote', 'ul', '[data-callout]'].map(directionOf)

test.each([
  ['Hebrew', hebrew, 'right', 'rtl'],
  ['English', english, 'left', 'ltr'],
])(
  'words in %s begin on their own side, with the marks of their lists',
  async (_name, words, side, direction) => {
    await startText({ text: textOf(...within(words)) })
    await expect.poll(sides).toEqual(Array(6).fill(side))
    expect(boxes()).toEqual(Array(3).fill(direction))
  },
)
