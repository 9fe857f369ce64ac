import { z } from 'zod'
import { headOf, questionHead } from '../common.ts'
import { openFields, openFieldsOf } from '../open/open-fields.ts'
import type { TextGraphicQuestion } from './question.ts'

export const publicTextGraphic = z.object({
  ...questionHead,
  ...openFields,
  type: z.literal('text_graphic_answer'),
  is_answer_enabled: z.boolean(),
})
export type PublicTextGraphic = z.infer<typeof publicTextGraphic>

/** What a learner may see: whether and in which ways to answer. */
export const toPublicTextGraphic = (question: TextGraphicQuestion): PublicTextGraphic => ({
  ...headOf(question),
  ...openFieldsOf(question),
  type: question.type,
  is_answer_enabled: question.is_answer_enabled,
})
