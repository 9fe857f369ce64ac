import { z } from 'zod'
import { dataOf, dataWith } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { answerPayload } from './answer-payload.ts'
import { attempt, attemptQuestion, questionResult } from './attempt.ts'

const ownAttempt = {
  kind: 'policy',
  session: 'required',
  rule: 'Learners reach only their own attempts.',
  allows: ['learner'],
} as const

const savedAnswer = dataWith(attempt, {
  quiz_question: z.object({ id: z.string(), seq: z.int(), saved_at: instant, result: questionResult }),
  finish_attempt_result: z
    .object({ success: z.boolean(), message: z.string().nullable(), questions: z.array(z.string()) })
    .nullable(),
})

const saveAnswer = {
  method: 'POST',
  summary: 'Store one answer of a running attempt; a repeated number is taken once',
  body: answerPayload,
  output: savedAnswer,
  errors: ['attempt_finished', 'foreign_answer'],
  permission: ownAttempt,
  entersSchool: true,
  repeat: 'natural',
  bodyLimit: 256 * 1024,
} as const

export const saveAnswerInLesson = defineOperation({
  ...saveAnswer,
  id: 'attempts.saveAnswerInLesson',
  path: '/lessons/:lesson/quiz-attempts/:attempt',
  params: z.object({ lesson: idParam, attempt: idParam }),
})

export const saveAnswerInUnit = defineOperation({
  ...saveAnswer,
  id: 'attempts.saveAnswerInUnit',
  path: '/info-units/:unit/quiz-attempts/:attempt',
  params: z.object({ unit: idParam, attempt: idParam }),
})

export const finishAttempt = defineOperation({
  id: 'attempts.finishAttempt',
  method: 'POST',
  path: '/quiz-attempts/:attempt/finish',
  summary: 'Store the last answers, end the attempt and mark it',
  params: z.object({ attempt: idParam }),
  body: z.strictObject({
    payload: z.array(answerPayload).max(200).default([]),
  }),
  output: dataOf(
    z.object({
      success: z.boolean(),
      attempt,
      questions: z.array(attemptQuestion),
      /** Ids of the required questions that keep the attempt from finishing; empty on success. */
      unanswered: z.array(z.string()),
      message: z.string().nullable(),
    }),
  ),
  errors: ['foreign_answer'],
  permission: ownAttempt,
  entersSchool: true,
  repeat: 'natural',
  bodyLimit: 4 * 1024 * 1024,
})
