import { z } from 'zod'
import { headOf, questionHead } from '../common.ts'
import { openFields, openFieldsOf } from '../open/open-fields.ts'
import type { TextMediaQuestion } from './question.ts'

export const publicTextMedia = z.object({
  ...questionHead,
  ...openFields,
  type: z.literal('text_media_answer'),
})
export type PublicTextMedia = z.infer<typeof publicTextMedia>

/** What a learner may see: in which ways to answer. */
export const toPublicTextMedia = (question: TextMediaQuestion): PublicTextMedia => ({
  ...headOf(question),
  ...openFieldsOf(question),
  type: question.type,
})
