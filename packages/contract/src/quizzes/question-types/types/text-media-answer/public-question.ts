import { z } from 'zod'
import { headOf, questionHead } from '../../shared/common.ts'
import { openFields, openFieldsOf } from '../../shared/open/open-fields.ts'
import { publicPeerField, publicPeerOf } from '../../shared/peers/peer-option.ts'
import { peersOfTextMedia } from './question.ts'
import type { TextMediaQuestion } from './question.ts'

export const publicTextMedia = z.object({
  ...questionHead,
  ...openFields,
  ...publicPeerField,
  type: z.literal('text_media_answer'),
})
export type PublicTextMedia = z.infer<typeof publicTextMedia>

/** What a learner may see: in which ways to answer. */
export const toPublicTextMedia = (question: TextMediaQuestion): PublicTextMedia => ({
  ...headOf(question),
  ...openFieldsOf(question),
  ...(peersOfTextMedia(question) && publicPeerOf(question)),
  type: question.type,
})
