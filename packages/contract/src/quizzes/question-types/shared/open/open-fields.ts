import { z } from 'zod'
import { textAnswerType } from './open-kinds.ts'

/** What a question takes as an answer, as it is stored and as it is shown. */
export const openFields = {
  text_answer_type_id: z
    .literal([
      textAnswerType.none,
      textAnswerType.input,
      textAnswerType.area,
      textAnswerType.email,
      textAnswerType.date,
    ])
    .default(textAnswerType.area),
  can_upload: z.boolean().default(false),
  is_audio_enabled: z.boolean().default(false),
  is_video_enabled: z.boolean().default(false),
}

type OpenFields = z.infer<z.ZodObject<typeof openFields>>

/** These fields and nothing else of a question. */
export const openFieldsOf = (question: OpenFields): OpenFields => ({
  text_answer_type_id: question.text_answer_type_id,
  can_upload: question.can_upload,
  is_audio_enabled: question.is_audio_enabled,
  is_video_enabled: question.is_video_enabled,
})
