import { z } from 'zod'
import { shownPieces } from '../../shared/building/pieces.ts'
import { questionHead, headOf } from '../../shared/common.ts'
import type { Arrangement } from '../../question-type.ts'
import { lettersOf } from './letters.ts'
import { wordKeys, type WordFromCharsQuestion } from './question.ts'

const letter = z.object({ id: z.string(), text: z.string() })

export const publicWordFromChars = z.object({
  ...questionHead,
  type: z.literal('word_from_chars'),
  statements: z.array(
    z.object({
      id: z.string(),
      hint: z.string(),
      /** How many cells there are. */
      length: z.int(),
      answers: z.array(letter),
    }),
  ),
})
export type PublicWordFromChars = z.infer<typeof publicWordFromChars>

/** What a learner may see: all letters of each word, needed or left over, in the order of the attempt. */
export const toPublicWords = (
  question: WordFromCharsQuestion,
  arrangement: Arrangement,
): PublicWordFromChars => {
  const letters = shownPieces(wordKeys(question), arrangement)
  return {
    ...headOf(question),
    type: question.type,
    statements: question.statements.map(({ id, hint, text }, at) => {
      const answers = letters[at] ?? []
      return { id, hint, answers, length: question.is_length_shown ? lettersOf(text).length : answers.length }
    }),
  }
}
