import type { RichText, RichTextBlock } from '../../../../kernel/rich-text.ts'
import { questionLimits, type AuthorText } from '../common.ts'

/** A longer text of the author as a document: every line of plain words is a paragraph. */
export const richTextOf = (text: AuthorText): RichText => {
  if (typeof text !== 'string') return text
  const content = text.split('\n').map((line): RichTextBlock => ({
    type: 'paragraph',
    ...(line !== '' && { content: [{ type: 'text', text: line }] }),
  }))
  return { version: 1, doc: { type: 'doc', content } }
}

/** A document as a longer text of the author: plain words where it holds nothing else. */
export const authorTextOf = (text: RichText): AuthorText => {
  const lines = text.doc.content.map(plainLine)
  const words = lines.join('\n')
  return lines.includes(undefined) || words.length > questionLimits.description ? text : words
}

/** The words of a paragraph without form; undefined where there is more to it. */
const plainLine = (block: RichTextBlock): string | undefined => {
  if (block.type !== 'paragraph') return undefined
  const parts = (block.content ?? []).map((part) =>
    part.type === 'text' && (part.marks ?? []).length === 0 && !part.text.includes('\n')
      ? part.text
      : undefined,
  )
  return parts.includes(undefined) ? undefined : parts.join('')
}
