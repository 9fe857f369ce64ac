import { z } from 'zod'
import { dataOf, dataWith, listOf } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { answerPayload } from './answer-payload.ts'
import { attempt, attemptQuestion, attemptView, questionResult } from './attempt.ts'

const ownAttempt = {
  kind: 'policy',
  session: 'required',
  rule: 'Learners reach only their own attempts.',
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
  errors: ['attempt_finished', 'foreign_answer', 'unanswered_questions'],
  permission: ownAttempt,
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
    /** Finish although required questions are unanswered: the learner has confirmed it. */
    is_confirmed: z.boolean().default(false),
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
  errors: ['foreign_answer', 'unanswered_questions'],
  permission: ownAttempt,
  repeat: 'natural',
  bodyLimit: 4 * 1024 * 1024,
})

/** One attempt in the expert's list of practices. */
export const practiceRow = z.object({
  attempt,
  learner: z.object({ id, name: z.string(), email: z.string() }),
  quiz: z.object({ id, name: z.string() }),
  lesson: z.object({ id, title: z.string() }).nullable(),
  /** The number of this attempt among the learner's attempts at this quiz. */
  number: z.int(),
})

export const listPractices = defineOperation({
  id: 'attempts.listPractices',
  method: 'GET',
  path: '/practices',
  summary: 'Attempts of all learners of the school, the latest first',
  query: z.object({
    ...pageQuery(15),
    status_id: z.enum(['1', '2', '3', '4', '5', '6']).transform(Number).optional(),
    quiz_id: idParam.optional(),
    query: z.string().trim().max(200).optional(),
  }),
  output: listOf(practiceRow),
  errors: [],
  permission: { kind: 'staff', anyOf: ['practice_list'] },
})

export const getPractice = defineOperation({
  id: 'attempts.getPractice',
  method: 'GET',
  path: '/practices/:attempt',
  summary: 'One attempt of a learner with answers and key, for staff',
  params: z.object({ attempt: idParam }),
  output: dataOf(attemptView.extend({ row: practiceRow })),
  errors: [],
  permission: { kind: 'staff', anyOf: ['practice_read', 'practice_curator'] },
})
