import { z } from 'zod'
import type { AnswerRow } from '../quizzes/question-types/shared/answer.ts'

export const answerLimits = { rows: 600, files: 20, text: 50_000, device: 40 } as const

const idOfPart = z.string().max(40)
const files = z.array(z.string().max(40)).max(answerLimits.files).readonly()

/**
 * Read without the fields that are null, as the documents' clients send them, and without the place, which is that of the
 * row in the list.
 */
const answerRow = z
  .strictObject({
    statement_id: idOfPart.nullish(),
    answer_group_id: idOfPart.nullish(),
    answer_id: idOfPart.nullish(),
    text_answer: z.string().max(answerLimits.text).nullish(),
    answer_order: z.int().nullish(),
    files: files.nullish(),
  })
  .transform(({ answer_order: _place, ...row }): AnswerRow =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  )

/**
 * One answer on its way to the server (document 002 §3, "Answer payload per question"): rows, or their short form for
 * questions of options and of one text. `device` and `seq` number the changes of one device: the server takes each
 * number once and ignores an older one that arrives late.
 */
export const answerPayload = z.object({
  quiz_question_id: z.string().min(1).max(40),
  answers: z.array(answerRow).max(answerLimits.rows).default([]),
  answer_ids: z.array(idOfPart).max(answerLimits.rows).default([]),
  text_answer: z.string().max(answerLimits.text).nullable().default(null),
  files: files.default([]),
  is_finish: z.boolean().default(false),
  /** The learner wants to see the result of this question now; from then on its answer does not change. */
  is_check: z.boolean().default(false),
  /**
   * The learner goes on with this answer: where answers may not be changed, it does not change from then on. Without it, a
   * change with a number is a draft, and one without is an answer.
   */
  is_answer: z.boolean().optional(),
  device: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .default('api'),
  /** Without a number the answer is taken as the newest one of its device. */
  seq: z.int().positive().optional(),
})
export type AnswerPayloadBody = z.infer<typeof answerPayload>
