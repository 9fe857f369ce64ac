import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RichTextBlock } from '../../../../kernel/rich-text.ts'
import { questionLimits } from '../common.ts'
import { authorTextOf, richTextOf } from './long-text.ts'

const rich = (...content: RichTextBlock[]) => ({
  version: 1 as const,
  doc: { type: 'doc' as const, content },
})
const paragraph = (text: string, marks?: { type: 'bold' }[]): RichTextBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})

it('writes plain words as paragraphs, and the same words are plain again', () => {
  expect(richTextOf('Read this.\n\nThen answer.')).toEqual(
    rich(paragraph('Read this.'), { type: 'paragraph' }, paragraph('Then answer.')),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(authorTextOf(richTextOf(text))).toBe(text)
    }),
  )
})

it.each([
  ['a mark', rich(paragraph('Read '), paragraph('this', [{ type: 'bold' }]))],
  ['a heading', rich({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Read' }] })],
  ['a line break', rich({ type: 'paragraph', content: [{ type: 'hardBreak' }] })],
  [
    'a list',
    rich({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Read this')] }] }),
  ],
])('keeps %s', (_what, text) => {
  expect(authorTextOf(text)).toBe(text)
  expect(richTextOf(text)).toBe(text)
})

it('keeps words that are too many for plain ones as a document, and nothing as nothing', () => {
  const long = rich(paragraph('x'.repeat(questionLimits.description + 1)))
  expect(authorTextOf(long)).toBe(long)
  expect(authorTextOf(rich())).toBe('')
  expect(authorTextOf(richTextOf(''))).toBe('')
})
