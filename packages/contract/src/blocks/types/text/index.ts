import { z } from 'zod'
import { defineBlockType } from '../../block-type.ts'
import { unitType } from '../../unit-types.ts'
import { textWords } from '../../../kernel/rich-text-words.ts'
import { emptyRichText, type RichTextBlock, richText } from '../../../kernel/rich-text.ts'

/** Unit type 3: a text of the author. */
export const textBlock = defineBlockType({
  typeId: unitType.text,
  completion: 'read',
  isText: true,
  content: z.object({ text: richText }),
  publicContent: z.object({ description_formatted: z.string() }),
  create: () => ({ text: emptyRichText }),
  toPublic: ({ text }, render) => ({ description_formatted: render(text.doc) }),
  isEmpty: ({ text }) => !text.doc.content.some(hasWords),
  quizIds: () => [],
  opening: () => null,
  files: () => [],
  words: ({ text }) => textWords(text),
  letters: ({ text }) => lettersOf(text.doc.content),
  isShownEmpty: ({ description_formatted }) => description_formatted === '',
  shownQuizIds: () => [],
  playedFrom: () => null,
  sample: {
    text: {
      version: 1,
      doc: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A sample text.' }] }],
      },
    },
  },
})

const hasWords = (block: RichTextBlock): boolean => {
  if (block.type === 'paragraph' || block.type === 'heading') return (block.content ?? []).length > 0
  if (block.type === 'blockquote') return block.content.some(hasWords)
  return block.content.some((item) => item.content.some(hasWords))
}

const lettersOf = (blocks: readonly RichTextBlock[]): number => {
  let letters = 0
  for (const block of blocks) {
    if (block.type === 'paragraph' || block.type === 'heading') {
      for (const part of block.content ?? []) letters += part.type === 'text' ? part.text.length : 1
    } else if (block.type === 'blockquote') letters += lettersOf(block.content)
    else for (const item of block.content) letters += lettersOf(item.content)
  }
  return letters
}
