import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { id } from '../../kernel/ids.ts'
import { listLimits } from '../../kernel/limits.ts'
import { courseAuthor, publicCourseCard } from '../../courses/course.ts'
import { courseCover } from '../../courses/cover/cover-picture.ts'

/** How many of each the page of a finished course names. */
export const finishedLimits = { hard: 3, next: 3 } as const

/** A practice on the way through a course. */
const passedPractice = z.object({
  quiz_id: id,
  title: z.string(),
  /** How often it was handed in until it was passed. */
  tries: z.int().positive(),
  /** Of the best one, where its learner may see points. */
  scores: z.number().nullable(),
  max_scores: z.number().nullable(),
})

/** A lesson on the way through a course. */
const doneLesson = z.object({
  id,
  title: z.string(),
  link: z.string(),
  done_at: instant,
  practices: z.array(passedPractice),
})
export type DoneLesson = z.infer<typeof doneLesson>

/** A course that somebody has finished: the way through it, what was hard, and what comes next. */
export const finishedCourse = z.object({
  title: z.string(),
  link: z.string(),
  slug: z.string(),
  cover: courseCover,
  language: z.string().nullable(),
  /** What its author says in the place of "Course finished"; empty: nothing. */
  finish_title: z.string(),
  finish_words: z.string(),
  author: courseAuthor.nullable(),
  started_at: instant,
  finished_at: instant,
  /** Days from the first lesson to the last, both counted. */
  days: z.int().positive(),
  practices_count: z.int().nonnegative(),
  /** Of all practices together, where points are shown. */
  scores: z.number().nullable(),
  max_scores: z.number().nullable(),
  lessons: wholeList(doneLesson, listLimits.lessonsOfCourse),
  /** The practices that took the most tries or brought the fewest points, the hardest first; none where all went at once. */
  hard: wholeList(passedPractice.extend({ lesson: z.string(), link: z.string() }), finishedLimits.hard),
  /** After which share of the lessons a certificate is issued; null where the course has none. */
  certificate_percent: z.int().nullable(),
  /** Other courses of the school that the learner has not finished. */
  next: wholeList(publicCourseCard, finishedLimits.next),
})
export type FinishedCourse = z.infer<typeof finishedCourse>
