import { z } from 'zod'

export const answerLimits = { answerIds: 100, text: 50_000, device: 40 } as const

/**
 * One answer on its way to the server (document 002 §3, "Answer payload per question"). `device` and `seq` number the
 * changes of one device: the server takes each number once and ignores an older one that arrives late.
 */
export const answerPayload = z.object({
  quiz_question_id: z.string().min(1).max(40),
  answer_ids: z.array(z.string().max(40)).max(answerLimits.answerIds).default([]),
  text_answer: z.string().max(answerLimits.text).nullable().default(null),
  is_finish: z.boolean().default(false),
  device: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .default('api'),
  /** Without a number the answer is taken as the newest one of its device. */
  seq: z.int().positive().optional(),
})
export type AnswerPayloadBody = z.infer<typeof answerPayload>
