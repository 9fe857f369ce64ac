import { z } from 'zod'
import { attemptView, studentQuiz, attemptQuestion, attempt } from '../attempts/attempt.ts'
import { acknowledged, dataOf, dataWith } from '../kernel/envelope.ts'
import { idParam, slugParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { queryFlag } from '../kernel/paging.ts'
import {
  courseAccess,
  lesson,
  lessonChange,
  lessonTitle,
  publicLesson,
  publicSection,
  section,
  sectionDraft,
} from './lesson.ts'

const courseLesson = z.object({ course: idParam, lesson: idParam })
const canEdit = { kind: 'staff', anyOf: ['course_edit'] } as const
const sectionBodyLimit = 4 * 1024 * 1024

export const getLesson = defineOperation({
  id: 'lessons.getLesson',
  method: 'GET',
  path: '/courses/:course/lessons-new/:lesson',
  summary: 'One lesson with its sections, for its author',
  params: courseLesson,
  output: dataOf(lesson),
  errors: [],
  permission: { kind: 'staff', anyOf: ['course_read'] },
})

export const createLesson = defineOperation({
  id: 'lessons.createLesson',
  method: 'POST',
  path: '/courses/:course/lessons-new',
  summary: 'Add a lesson with one empty section at the end of the program',
  params: z.object({ course: idParam }),
  body: z.strictObject({ title: lessonTitle }),
  output: dataOf(lesson),
  errors: [],
  permission: canEdit,
  status: 201,
})

export const updateLesson = defineOperation({
  id: 'lessons.updateLesson',
  method: 'PUT',
  path: '/courses/:course/lessons-new/:lesson',
  summary: 'Change title, address, status, opening or the order of sections',
  params: courseLesson,
  body: lessonChange,
  output: dataOf(lesson),
  errors: ['slug_taken', 'foreign_section'],
  permission: canEdit,
})

export const deleteLesson = defineOperation({
  id: 'lessons.deleteLesson',
  method: 'DELETE',
  path: '/courses/:course/lessons-new/:lesson',
  summary: 'Remove a lesson from the program; attempts made in it are kept',
  params: courseLesson,
  output: acknowledged,
  errors: [],
  permission: { kind: 'staff', anyOf: ['course_delete'] },
})

export const restoreLesson = defineOperation({
  id: 'lessons.restoreLesson',
  method: 'POST',
  path: '/courses/:course/lessons-new/:lesson/restore',
  summary: 'Take a removal back',
  params: courseLesson,
  output: dataOf(lesson),
  errors: [],
  permission: { kind: 'staff', anyOf: ['course_delete'] },
})

export const copyLesson = defineOperation({
  id: 'lessons.copyLesson',
  method: 'PUT',
  path: '/lessons/:lesson/copy/:from',
  summary: 'Replace the content of a lesson with a copy of another one',
  params: z.object({ lesson: idParam, from: idParam }),
  output: dataOf(lesson),
  errors: [],
  permission: canEdit,
})

export const createSection = defineOperation({
  id: 'lessons.createSection',
  method: 'POST',
  path: '/lessons/:lesson/info-section',
  summary: 'Add a section at the end of a lesson',
  params: z.object({ lesson: idParam }),
  body: sectionDraft,
  output: dataOf(section),
  errors: ['foreign_quiz', 'too_many_sections'],
  permission: canEdit,
  status: 201,
  bodyLimit: sectionBodyLimit,
})

export const updateSection = defineOperation({
  id: 'lessons.updateSection',
  method: 'PUT',
  path: '/info-section/:section',
  summary: 'Save name and units of a section',
  params: z.object({ section: idParam }),
  body: z.strictObject({
    ...sectionDraft.shape,
    /** The revision on which this change was made; without it the last writer wins. */
    base_revision: z.int().nonnegative().optional(),
  }),
  output: dataOf(section),
  errors: ['stale_revision', 'foreign_quiz'],
  permission: canEdit,
  bodyLimit: sectionBodyLimit,
})

export const deleteSection = defineOperation({
  id: 'lessons.deleteSection',
  method: 'DELETE',
  path: '/info-section/:section',
  summary: 'Remove a section with its units',
  params: z.object({ section: idParam }),
  output: acknowledged,
  errors: [],
  permission: canEdit,
})

const lessonView = dataWith(publicLesson, { course_access: courseAccess })
const lessonRule = {
  kind: 'policy',
  session: 'optional',
  rule: 'The access decision: content goes out only while the lesson is open to the reader.',
} as const

export const getPublicLesson = defineOperation({
  id: 'lessons.getPublicLesson',
  method: 'GET',
  path: '/public/lessons/:lesson',
  summary: 'One lesson as the reader may see it',
  params: z.object({ lesson: idParam }),
  output: lessonView,
  errors: [],
  permission: lessonRule,
})

export const getPublicLessonBySlug = defineOperation({
  id: 'lessons.getPublicLessonBySlug',
  method: 'GET',
  path: '/public/courses/:course_slug/lessons/:lesson_slug',
  summary: 'One lesson by the addresses of course and lesson',
  params: z.object({ course_slug: slugParam, lesson_slug: slugParam }),
  output: lessonView,
  errors: [],
  permission: lessonRule,
})

export const getSectionPart = defineOperation({
  id: 'lessons.getSectionPart',
  method: 'GET',
  path: '/public/sections/:section/part',
  summary: 'One section of an open lesson, with its neighbours',
  params: z.object({ section: idParam }),
  output: dataOf(
    z.object({
      aside: publicSection,
      paginate_info: z.object({
        previous_section: z.object({ id: z.int(), name: z.string() }).nullable(),
        next_section: z.object({ id: z.int(), name: z.string() }).nullable(),
      }),
    }),
  ),
  errors: ['access_closed'],
  permission: lessonRule,
})

const takingPart = {
  kind: 'policy',
  session: 'required',
  rule: 'The access decision of the lesson: open to the learner, or staff of the school. Others find nothing.',
} as const

const event = (name: 'started' | 'watched') =>
  ({
    method: 'POST',
    summary: `Report that the learner has ${name} the lesson`,
    params: z.object({ lesson: idParam }),
    output: acknowledged,
    errors: ['access_closed'],
    permission: takingPart,
    repeat: 'natural',
  }) as const

export const lessonStarted = defineOperation({
  ...event('started'),
  id: 'lessons.lessonStarted',
  path: '/lessons/:lesson/events/started',
})

export const lessonWatched = defineOperation({
  ...event('watched'),
  id: 'lessons.lessonWatched',
  path: '/lessons/:lesson/events/watched',
})

const inLesson = z.object({ lesson: idParam })
const quizInLesson = z.object({ lesson: idParam, quiz: idParam })
const quizInUnit = z.object({ unit: idParam, quiz: idParam })

const listQuizzes = {
  method: 'GET',
  summary: 'The quizzes of an open lesson or unit, each with the learner’s standing',
  output: dataOf(z.array(studentQuiz)),
  errors: ['access_closed'],
  permission: takingPart,
} as const

export const listLessonQuizzes = defineOperation({
  ...listQuizzes,
  id: 'lessons.listLessonQuizzes',
  path: '/lessons/:lesson/quizzes',
  params: inLesson,
})

export const listUnitQuizzes = defineOperation({
  ...listQuizzes,
  id: 'lessons.listUnitQuizzes',
  path: '/info-units/:unit/quizzes',
  params: z.object({ unit: idParam }),
})

const oneQuiz = {
  method: 'GET',
  summary: 'One quiz of an open lesson or unit',
  output: dataOf(studentQuiz),
  errors: ['access_closed'],
  permission: takingPart,
} as const

export const getLessonQuiz = defineOperation({
  ...oneQuiz,
  id: 'lessons.getLessonQuiz',
  path: '/lessons/:lesson/quizzes/:quiz',
  params: quizInLesson,
})

export const getUnitQuiz = defineOperation({
  ...oneQuiz,
  id: 'lessons.getUnitQuiz',
  path: '/info-units/:unit/quizzes/:quiz',
  params: quizInUnit,
})

const start = {
  summary: 'Start an attempt, or answer the one in process',
  output: dataOf(attempt),
  errors: ['access_closed', 'attempts_used_up', 'quiz_not_ready', 'no_running_attempt'],
  permission: takingPart,
  repeat: 'natural',
} as const

/** The documents' GET: answers the attempt in process; starts one only when a script of our own pages asks. */
export const startAttemptByGet = defineOperation({
  ...start,
  id: 'lessons.startAttemptByGet',
  method: 'GET',
  path: '/lessons/:lesson/quizzes/:quiz/start-attempt',
  params: quizInLesson,
})

export const startAttempt = defineOperation({
  ...start,
  id: 'lessons.startAttempt',
  method: 'POST',
  path: '/lessons/:lesson/quizzes/:quiz/start-attempt',
  params: quizInLesson,
})

export const startUnitAttemptByGet = defineOperation({
  ...start,
  id: 'lessons.startUnitAttemptByGet',
  method: 'GET',
  path: '/info-units/:unit/quizzes/:quiz/start-attempt',
  params: quizInUnit,
})

export const startUnitAttempt = defineOperation({
  ...start,
  id: 'lessons.startUnitAttempt',
  method: 'POST',
  path: '/info-units/:unit/quizzes/:quiz/start-attempt',
  params: quizInUnit,
})

const questions = {
  method: 'GET',
  summary: 'The questions of an own attempt, without the key, with the answers stored so far',
  query: z.object({ attempt_id: idParam, device: z.string().max(40).optional() }),
  output: dataOf(z.array(attemptQuestion)),
  errors: ['access_closed'],
  permission: takingPart,
} as const

export const listLessonQuizQuestions = defineOperation({
  ...questions,
  id: 'lessons.listLessonQuizQuestions',
  path: '/lessons/:lesson/quizzes/:quiz/quiz-questions',
  params: quizInLesson,
})

export const listUnitQuizQuestions = defineOperation({
  ...questions,
  id: 'lessons.listUnitQuizQuestions',
  path: '/info-units/:unit/quizzes/:quiz/quiz-questions',
  params: quizInUnit,
})

export const getAttemptView = defineOperation({
  id: 'lessons.getAttemptView',
  method: 'GET',
  path: '/lessons/:lesson/quizzes/:quiz/attempt/:attempt',
  summary: 'An own attempt with questions, answers and as much of the result as the quiz shows',
  params: z.object({ lesson: idParam, quiz: idParam, attempt: idParam }),
  query: z.object({ is_expert: queryFlag, device: z.string().max(40).optional() }),
  output: dataOf(attemptView),
  errors: [],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'The owner of the attempt; staff of its school with practice_read. `is_expert` widens nothing.',
  },
})
