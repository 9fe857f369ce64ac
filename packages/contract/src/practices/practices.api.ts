import { z } from 'zod'
import { answerLogEntry } from '../attempts/answer-log.ts'
import {
  attempt,
  attemptQuestion,
  attemptStatus,
  attemptView,
  learnerQuiz,
  publicAnswer,
} from '../attempts/attempt.ts'
import { cutList, dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery, queryFlag } from '../kernel/paging.ts'
import { quizLimits } from '../quizzes/quiz.ts'
import { lessonLimits } from '../lessons/lesson-limits.ts'
import { practiceRow } from './practice-row.ts'
import { queueQuery } from './queue-filter.ts'
import { participantAccess } from '../lessons/taking-part.ts'

const inLesson = z.object({ lesson: idParam })
const quizInLesson = z.object({ lesson: idParam, quiz: idParam })
const quizInUnit = z.object({ unit: idParam, quiz: idParam })

const listQuizzes = {
  method: 'GET',
  summary: 'The quizzes of an open lesson or unit, each with the learner’s standing',
  output: dataOf(wholeList(learnerQuiz, lessonLimits.units)),
  errors: ['access_closed'],
  permission: participantAccess,
  entersSchool: true,
} as const

export const listLessonQuizzes = defineOperation({
  ...listQuizzes,
  id: 'practices.listLessonQuizzes',
  path: '/lessons/:lesson/quizzes',
  params: inLesson,
})

export const listUnitQuizzes = defineOperation({
  ...listQuizzes,
  id: 'practices.listUnitQuizzes',
  path: '/info-units/:unit/quizzes',
  params: z.object({ unit: idParam }),
})

const oneQuiz = {
  method: 'GET',
  summary: 'One quiz of an open lesson or unit',
  output: dataOf(learnerQuiz),
  errors: ['access_closed'],
  permission: participantAccess,
  entersSchool: true,
} as const

export const getLessonQuiz = defineOperation({
  ...oneQuiz,
  id: 'practices.getLessonQuiz',
  path: '/lessons/:lesson/quizzes/:quiz',
  params: quizInLesson,
})

export const getUnitQuiz = defineOperation({
  ...oneQuiz,
  id: 'practices.getUnitQuiz',
  path: '/info-units/:unit/quizzes/:quiz',
  params: quizInUnit,
})

const start = {
  summary: 'Start an attempt, or answer the one in process',
  output: dataOf(attempt),
  errors: [
    'access_closed',
    'preview_only',
    'practice_not_open',
    'practice_after_practice',
    'practice_closed',
    'competition_started',
    'attempts_used_up',
    'retake_not_allowed',
    'retake_too_early',
    'quiz_not_ready',
    'no_running_attempt',
  ],
  permission: participantAccess,
  entersSchool: true,
  repeat: 'natural',
} as const

/** The documents' GET: answers the attempt in process; starts one only when a script of our own pages asks. */
export const startAttemptByGet = defineOperation({
  ...start,
  id: 'practices.startAttemptByGet',
  method: 'GET',
  path: '/lessons/:lesson/quizzes/:quiz/start-attempt',
  params: quizInLesson,
})

export const startAttempt = defineOperation({
  ...start,
  id: 'practices.startAttempt',
  method: 'POST',
  path: '/lessons/:lesson/quizzes/:quiz/start-attempt',
  params: quizInLesson,
})

export const startUnitAttemptByGet = defineOperation({
  ...start,
  id: 'practices.startUnitAttemptByGet',
  method: 'GET',
  path: '/info-units/:unit/quizzes/:quiz/start-attempt',
  params: quizInUnit,
})

export const startUnitAttempt = defineOperation({
  ...start,
  id: 'practices.startUnitAttempt',
  method: 'POST',
  path: '/info-units/:unit/quizzes/:quiz/start-attempt',
  params: quizInUnit,
})

const ownAttempt = {
  kind: 'policy',
  session: 'required',
  rule: 'The learner whose attempt it is, in an open lesson.',
  allows: ['learner'],
} as const

const questions = {
  method: 'GET',
  summary: 'The questions of an own attempt, without the key, with the answers stored so far',
  query: z.object({ attempt_id: idParam, device: z.string().max(40).optional() }),
  output: dataOf(wholeList(attemptQuestion, quizLimits.questions)),
  errors: ['access_closed'],
  permission: ownAttempt,
  entersSchool: true,
} as const

export const listLessonQuizQuestions = defineOperation({
  ...questions,
  id: 'practices.listLessonQuizQuestions',
  path: '/lessons/:lesson/quizzes/:quiz/quiz-questions',
  params: quizInLesson,
})

export const listUnitQuizQuestions = defineOperation({
  ...questions,
  id: 'practices.listUnitQuizQuestions',
  path: '/info-units/:unit/quizzes/:quiz/quiz-questions',
  params: quizInUnit,
})

export const getAttemptView = defineOperation({
  id: 'practices.getAttemptView',
  method: 'GET',
  path: '/lessons/:lesson/quizzes/:quiz/attempt/:attempt',
  summary: 'An attempt with questions, answers and as much of the result as its reader may see',
  params: z.object({ lesson: idParam, quiz: idParam, attempt: idParam }),
  query: z.object({ is_expert: queryFlag, device: z.string().max(40).optional() }),
  output: dataOf(attemptView),
  errors: [],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'The learner whose attempt it is, in an open lesson. With `is_expert`, staff who may read it.',
    allows: ['learner', 'owner'],
  },
  entersSchool: true,
})

export const listPublicAnswers = defineOperation({
  id: 'practices.listPublicAnswers',
  method: 'GET',
  path: '/lessons/:lesson/quizzes/:quiz/attempt/:attempt/public-answers',
  summary: 'What others wrote to a question, the newest first; none before the own answer is handed in',
  params: z.object({ lesson: idParam, quiz: idParam, attempt: idParam }),
  query: z.object({
    quiz_question_id: z.string().min(1).max(40),
    ...pageQuery(listLimits.publicAnswers),
  }),
  output: cutList(publicAnswer, listLimits.publicAnswers),
  errors: [],
  permission: ownAttempt,
  entersSchool: true,
})

export const listPractices = defineOperation({
  id: 'practices.listPractices',
  method: 'GET',
  path: '/practices',
  summary: 'Attempts of all learners of the school, the latest first',
  query: z.object({
    ...pageQuery(15),
    ...queueQuery,
    status_id: z.enum(['1', '2', '3', '4', '5', '6']).transform(Number).optional(),
    /** The latest begun first, or what has waited longest. */
    order: z.enum(['latest', 'waiting']).default('latest'),
  }),
  output: listOf(practiceRow),
  errors: [],
  permission: { kind: 'staff', anyOf: ['practice_list', 'practice_list.team', 'practice_list.own'] },
})

export const practiceReader = {
  kind: 'staff',
  anyOf: [
    'practice_read',
    'practice_curator',
    'practice_read.team',
    'practice_read.own',
    'practice_curator.team',
    'practice_curator.own',
  ],
} as const

export const getPractice = defineOperation({
  id: 'practices.getPractice',
  method: 'GET',
  path: '/practices/:attempt',
  summary: 'One attempt of a learner with answers and key, for staff',
  params: z.object({ attempt: idParam }),
  output: dataOf(attemptView.extend({ row: practiceRow })),
  errors: [],
  permission: practiceReader,
})

export const decidePractice = defineOperation({
  id: 'practices.decidePractice',
  method: 'PATCH',
  path: '/practices/:attempt',
  summary:
    'Pass a finished attempt, fail it, or send it back for rework; or take back what the learner has not been told',
  params: z.object({ attempt: idParam }),
  body: z.strictObject({
    /** Null: an own decision that is held is taken back, and the attempt is the caller's to check again. */
    status_id: z.literal([attemptStatus.passed, attemptStatus.failed, attemptStatus.rework]).nullable(),
    /** The status that the caller saw; without it, what a colleague has decided stays. */
    seen_status_id: attempt.shape.status_id.optional(),
    /** The learner is told a moment later, and until then it can be taken back. */
    is_held: z.boolean().default(false),
  }),
  output: dataOf(attempt),
  errors: ['attempt_running', 'attempt_replaced', 'attempt_claimed', 'attempt_decided_anew', 'decision_told'],
  permission: {
    kind: 'staff',
    anyOf: ['practice_curator', 'practice_curator.team', 'practice_curator.own'],
  },
})

/** How exactly points are given, as quizzes have them. */
export const pointStep = 0.01

export const markPractice = defineOperation({
  id: 'practices.markPractice',
  method: 'PATCH',
  path: '/practices/:attempt/points',
  summary: 'Give the points of one question of a finished attempt, or take back what was given by hand',
  params: z.object({ attempt: idParam }),
  body: z.strictObject({
    question_id: z.string().min(1).max(100),
    /** Null: what the answer itself brings. */
    points: z.number().min(0).max(10_000).multipleOf(pointStep).nullable(),
  }),
  output: dataOf(attempt),
  errors: [
    'attempt_running',
    'attempt_replaced',
    'attempt_claimed',
    'unknown_question',
    'question_without_points',
    'points_beyond_question',
  ],
  permission: {
    kind: 'staff',
    anyOf: ['practice_curator', 'practice_curator.team', 'practice_curator.own'],
  },
})

export const listPracticeAnswers = defineOperation({
  id: 'practices.listPracticeAnswers',
  method: 'GET',
  path: '/practices/:attempt/answer-log',
  summary: 'Every answer of a learner’s attempt as it arrived, the first one first, for staff',
  params: z.object({ attempt: idParam }),
  query: z.object(pageQuery(50)),
  output: listOf(answerLogEntry),
  errors: [],
  permission: practiceReader,
})
