import { z } from 'zod'
import { id, knownPerson } from '../../kernel/ids.ts'
import { enrolmentStates } from '../../access/access.ts'
import { attemptStatus } from '../../attempts/attempt.ts'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { listLimits } from '../../kernel/limits.ts'

/** For how many days somebody has begun a lesson and done none since, until they count as stuck in it. */
export const stuckDays = 7

/** How far one person is in one lesson. A lesson that was never opened is told of nowhere. */
export const progressCell = z.object({
  lesson_id: id,
  is_done: z.boolean(),
  started_at: instant,
  done_at: instant.nullable(),
  /**
   * Of its practices, where one was begun: passed when all of them are, else of the one that waits most for somebody. Null while those
   * that were begun are passed, and others are left.
   */
  practice_status_id: z
    .literal([
      attemptStatus.passed,
      attemptStatus.failed,
      attemptStatus.rework,
      attemptStatus.inProcess,
      attemptStatus.underCheck,
    ])
    .nullable(),
})
export type ProgressCell = z.infer<typeof progressCell>

/** The lesson in which somebody is stuck, and since when they did no step forward. */
export const stuckIn = z.object({ lesson_id: id, since: instant })
export type StuckIn = z.infer<typeof stuckIn>

/** How far one participant of a course is. */
export const participantProgress = z.object({
  user: knownPerson,
  state: z.enum(enrolmentStates),
  /** Published lessons that are done, of those that their accesses have in them. */
  lessons_done: z.int(),
  /** Published lessons that none of their accesses has in it, now or later. */
  left_out: wholeList(id, listLimits.lessonsOfCourse),
  last_visit_at: instant.nullable(),
  stuck: stuckIn.nullable(),
  cells: wholeList(progressCell, listLimits.lessonsOfCourse),
})
export type ParticipantProgress = z.infer<typeof participantProgress>

/** How many steps the plot of a course has: who has done nothing, each tenth, and everything. */
export const progressSteps = 12

/** One published lesson, and how many participants are how far in it. */
export const lessonProgressCount = z.object({
  id,
  title: z.string(),
  module: z.string().nullable(),
  has_practice: z.boolean(),
  /** Began it, those who have done it included. */
  started: z.int(),
  done: z.int(),
  stuck: z.int(),
})
export type LessonProgressCount = z.infer<typeof lessonProgressCount>

/** How far everybody is whom the caller sees. */
export const courseProgress = z.object({
  participants: z.int(),
  /** Have begun no lesson. */
  not_started: z.int(),
  /** Have done every lesson that their accesses have in them. */
  finished: z.int(),
  stuck: z.int(),
  /** The mean share of lessons that are done, of 100. */
  average_percent: z.int(),
  /** People by the share that they have done: none, up to each tenth, all. */
  steps: z.array(z.int()).length(progressSteps),
  lessons: wholeList(lessonProgressCount, listLimits.lessonsOfCourse),
})
export type CourseProgress = z.infer<typeof courseProgress>
