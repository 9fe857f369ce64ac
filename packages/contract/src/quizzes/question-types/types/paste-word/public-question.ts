import { z } from 'zod'
import { publicOption, publicThing, questionHead, headOf } from '../../shared/common.ts'
import type { Arrangement } from '../../question-type.ts'
import type { PasteWordQuestion } from './question.ts'

export const publicPasteWord = z.object({
  ...questionHead,
  type: z.literal('paste_word'),
  statements: z.array(publicOption),
})
export type PublicPasteWord = z.infer<typeof publicPasteWord>

/** Statements stand as their author ordered them: nothing is left to chance. */
export const arrangePasteWord = (): Arrangement => ({ order: [] })

/** What a learner may see: the statements, and nothing of the words that belong to them. */
export const toPublicPasteWord = (question: PasteWordQuestion): PublicPasteWord => ({
  ...headOf(question),
  type: question.type,
  statements: question.statements.map(publicThing),
})
