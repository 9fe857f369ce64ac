import { z } from 'zod'
import { headOf, questionHead } from '../../shared/common.ts'
import { publicPeerField, publicPeerOf } from '../../shared/peers/peer-option.ts'
import type { EssayQuestion } from './question.ts'

export const publicEssay = z.object({
  ...questionHead,
  ...publicPeerField,
  type: z.literal('essay'),
  words_min: z.int().nullable(),
  words_max: z.int().nullable(),
})
export type PublicEssay = z.infer<typeof publicEssay>

/** What a learner may see: how long it should be. */
export const toPublicEssay = (question: EssayQuestion): PublicEssay => ({
  ...headOf(question),
  ...publicPeerOf(question),
  type: question.type,
  words_min: question.words_min,
  words_max: question.words_max,
})
