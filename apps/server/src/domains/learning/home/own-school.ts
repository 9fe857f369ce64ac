import type { AccessDecision } from '@lectern/contract/access/access'
import { homeLimits } from '@lectern/contract/learning/home/home'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { coversLesson, lessonDecision, sectionsFor } from '../../access/index.ts'
import {
  factsOfLesson,
  type LessonRow,
  listCheckpoints,
  listProgress,
  loadUnpassed,
} from '../../lessons/index.ts'
import { listOwnCourses, listPublishedLessons, lastPlace, standingAt } from '../../courses/index.ts'

/** A published lesson of which the accesses of a learner have something, as it stands to them. */
export interface OwnLesson {
  readonly row: LessonRow
  readonly decision: AccessDecision
  /** The sections that are open to the learner now. */
  readonly readable: 'all' | ReadonlySet<number>
  readonly doneAt: Date | null
  readonly isBegun: boolean
}

type OwnCourseRow = Awaited<ReturnType<typeof listOwnCourses>>[number]
type ProgressRow = Awaited<ReturnType<typeof listProgress>>[number]

/** A course that a learner takes part in, with everything that they have of it. */
export interface OwnCourse {
  readonly row: OwnCourseRow
  readonly state: ReturnType<typeof standingAt>
  readonly lessons: readonly OwnLesson[]
  /** Where the learner was last. */
  readonly last: ProgressRow | null
}

interface LearnerNow {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly now: Date
}

/** The courses of one school that a learner takes part in, the latest first, each lesson decided; a few questions, however many courses. */
export const loadOwnCourses = async (
  db: ReadDatabase,
  { schoolId, userId, now }: LearnerNow,
): Promise<{ readonly courses: OwnCourse[]; readonly hasMore: boolean }> => {
  const rows = await listOwnCourses(db, userId, { schoolId, limit: homeLimits.products })
  const taken = rows.slice(0, homeLimits.products)
  const courseIds = taken.map(({ courseId }) => courseId)
  const [lessonsOf, progress, checkpoints] = await Promise.all([
    listPublishedLessons(db, courseIds),
    listProgress(db, userId, courseIds),
    listCheckpoints(
      db,
      courseIds.map((id) => ({ schoolId, id })),
    ),
  ])
  const practices = await loadUnpassed(
    db,
    { userId, until: null },
    [...lessonsOf.values()].flat(),
    checkpoints,
  )
  const progressOf = new Map(progress.map((row) => [row.lessonId, row]))
  const done = new Set(progress.flatMap(({ lessonId, doneAt }) => (doneAt === null ? [] : [lessonId])))
  const standing = { done, begun: new Set(progressOf.keys()), practices, checkpoints }
  const courses = taken.map((row): OwnCourse => {
    const { product, enrolment } = row
    const program: readonly LessonRow[] = lessonsOf.get(row.courseId) ?? []
    const asker = { isSignedIn: true, isExpert: false, enrolment, now }
    const lessons = program.flatMap((lesson): OwnLesson[] => {
      if (!coversLesson(enrolment, lesson)) return []
      const facts = factsOfLesson(lesson, { product, program, ...standing })
      const decision = lessonDecision(product, facts, asker)
      return [
        {
          row: lesson,
          decision,
          readable: decision.is_open ? sectionsFor(product, facts, asker) : new Set<number>(),
          doneAt: progressOf.get(lesson.id)?.doneAt ?? null,
          isBegun: progressOf.has(lesson.id),
        },
      ]
    })
    const last = lastPlace(progress.filter(({ courseId }) => courseId === row.courseId))
    return { row, state: standingAt(enrolment, now), lessons, last }
  })
  return { courses, hasMore: rows.length > homeLimits.products }
}
