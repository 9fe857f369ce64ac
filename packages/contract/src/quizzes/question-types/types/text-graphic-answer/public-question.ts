import { z } from 'zod'
import { headOf, questionHead } from '../../shared/common.ts'
import { openFields, openFieldsOf } from '../../shared/open/open-fields.ts'
import { publicPeerField, publicPeerOf } from '../../shared/peers/peer-option.ts'
import { peersOfTextGraphic } from './question.ts'
import type { TextGraphicQuestion } from './question.ts'

export const publicTextGraphic = z.object({
  ...questionHead,
  ...openFields,
  ...publicPeerField,
  type: z.literal('text_graphic_answer'),
  is_answer_enabled: z.boolean(),
})
export type PublicTextGraphic = z.infer<typeof publicTextGraphic>

/** What a learner may see: whether and in which ways to answer. */
export const toPublicTextGraphic = (question: TextGraphicQuestion): PublicTextGraphic => ({
  ...headOf(question),
  ...openFieldsOf(question),
  ...(peersOfTextGraphic(question) && publicPeerOf(question)),
  type: question.type,
  is_answer_enabled: question.is_answer_enabled,
})
