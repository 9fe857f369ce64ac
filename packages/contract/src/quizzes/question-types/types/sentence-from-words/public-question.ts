import { z } from 'zod'
import { shownPieces } from '../../shared/building/pieces.ts'
import { questionHead, headOf } from '../../shared/common.ts'
import type { Arrangement } from '../../question-type.ts'
import { sentenceKeys, type SentenceFromWordsQuestion } from './question.ts'

const word = z.object({ id: z.string(), text: z.string() })

export const publicSentenceFromWords = z.object({
  ...questionHead,
  type: z.literal('sentence_from_words'),
  statements: z.array(z.object({ id: z.string(), is_rtl: z.boolean(), answers: z.array(word) })),
})
export type PublicSentenceFromWords = z.infer<typeof publicSentenceFromWords>

/** What a learner may see: all words of each sentence, needed or left over, in the order of the attempt. */
export const toPublicSentences = (
  question: SentenceFromWordsQuestion,
  arrangement: Arrangement,
): PublicSentenceFromWords => {
  const words = shownPieces(sentenceKeys(question), arrangement)
  return {
    ...headOf(question),
    type: question.type,
    statements: question.statements.map(({ id, is_rtl }, at) => ({ id, is_rtl, answers: words[at] ?? [] })),
  }
}
