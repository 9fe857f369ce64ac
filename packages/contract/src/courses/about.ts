import { richText, type RichText } from '../kernel/rich-text.ts'
import { textWords } from '../kernel/words/rich-text-words.ts'
import { courseLimits } from './course-limits.ts'

/** Characters of the text, as it is stored. */
const mostStored = 60_000

/** What a course is about, in the words of its author; as plain words it is the course's `description`. */
export const authoredAbout = richText.refine(
  (text) => JSON.stringify(text).length <= mostStored && textWords(text).length <= courseLimits.description,
  'too_big',
)

const paragraphOf = (words: string) => ({
  type: 'paragraph' as const,
  content: words
    .split('\n')
    .flatMap((line, at) => [
      ...(at === 0 ? [] : [{ type: 'hardBreak' as const }]),
      ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
    ]),
})

/** Plain words as such a text: an empty line parts paragraphs. */
export const aboutOf = (words: string): RichText => ({
  version: 1,
  doc: {
    type: 'doc',
    content: words
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll('\u0000', '')
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== '')
      .map(paragraphOf),
  },
})
