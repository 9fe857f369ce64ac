import { z } from 'zod'
import { dataOf, dataWith, listOf } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { answerPayload } from './answer-payload.ts'
import { answerLogEntry } from './answer-log.ts'
import { attempt, attemptQuestion, questionResult, resultRow } from './attempt.ts'

const ownAttempt = {
  kind: 'policy',
  session: 'required',
  rule: 'Learners reach only their own attempts.',
  allows: ['learner'],
} as const

const savedAnswer = dataWith(attempt, {
  quiz_question: z.object({
    id: z.string(),
    seq: z.int(),
    saved_at: instant,
    is_final: z.boolean(),
    viewed_result: z.boolean(),
    /** The stored rows, marked as far as that may be seen now. */
    results: z.array(resultRow),
    result: questionResult,
  }),
  finish_attempt_result: z
    .object({ success: z.boolean(), message: z.string().nullable(), questions: z.array(z.string()) })
    .nullable(),
})

const saveAnswer = {
  method: 'POST',
  summary: 'Store one answer of a running attempt; a repeated number is taken once',
  body: answerPayload,
  output: savedAnswer,
  errors: [
    'attempt_finished',
    'foreign_answer',
    'time_expired',
    'question_time_expired',
    'question_not_shown',
    'answer_final',
    'not_answered',
    'check_not_allowed',
  ],
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
      /** What proves later that nothing of the answers was changed; null while the attempt runs. */
      check_code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
  errors: ['foreign_answer', 'question_not_shown'],
  permission: ownAttempt,
  entersSchool: true,
  repeat: 'natural',
  bodyLimit: 4 * 1024 * 1024,
})

const ofAttempt = z.object({ attempt: idParam })

const clocks = dataOf(
  z.object({
    /** Of the countdown; null without one. */
    left_time_in_seconds: z.int().nullable(),
    passed_time_in_seconds: z.int(),
  }),
)

export const getTimer = defineOperation({
  id: 'attempts.getTimer',
  method: 'GET',
  path: '/quiz-attempts/:attempt/timer',
  summary: 'The clock of an own attempt, as the server sees it',
  params: ofAttempt,
  output: clocks,
  errors: [],
  permission: ownAttempt,
  entersSchool: true,
})

export const startQuestionTimer = defineOperation({
  id: 'attempts.startQuestionTimer',
  method: 'POST',
  path: '/quiz-attempts/:attempt/quiz-questions/:question/timer',
  summary: 'Start the clock of one question, or tell how it stands: it starts once',
  params: z.object({ attempt: idParam, question: z.string().max(40) }),
  output: dataOf(z.object({ left_time_in_seconds: z.int().nullable() })),
  errors: ['attempt_finished'],
  permission: ownAttempt,
  entersSchool: true,
  repeat: 'natural',
})

export const clearAttempt = defineOperation({
  id: 'attempts.clearAttempt',
  method: 'POST',
  path: '/quiz-attempts/:attempt/clear',
  summary: 'Take all answers of a running attempt back; its clock and the number of attempts stay',
  params: ofAttempt,
  output: dataOf(z.object({ attempt, questions: z.array(attemptQuestion) })),
  errors: ['attempt_finished', 'time_expired', 'clear_not_allowed'],
  permission: ownAttempt,
  entersSchool: true,
  repeat: 'natural',
})

export const listAnswerLog = defineOperation({
  id: 'attempts.listAnswerLog',
  method: 'GET',
  path: '/quiz-attempts/:attempt/answer-log',
  summary: 'Every answer of an own attempt as it arrived, the first one first',
  params: ofAttempt,
  query: z.object(pageQuery(50)),
  output: listOf(answerLogEntry),
  errors: [],
  permission: ownAttempt,
  entersSchool: true,
})
