import { attemptStatus } from '@lectern/contract/attempts/attempt'
import {
  type CourseProgress,
  type ParticipantProgress,
  type ProgressCell,
  progressSteps,
} from '@lectern/contract/courses/progress/progress'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { enrolmentStateAt, loadCoveredLessons } from '../../access/index.ts'
import { listStandingsOf, type StandingOfPerson } from '../../attempts/index.ts'
import {
  type LessonRow,
  listLessonQuizIds,
  listLessons,
  listModules,
  listProgressOf,
} from '../../lessons/index.ts'
import { findCourseOfProduct } from '../courses.repository.ts'
import type { ProductPlace, WantedPeople } from '../participants/participants.repository.ts'
import * as repository from './progress.repository.ts'

/** @throws CallError not_found where the product has no lessons: a closed group */
const loadCounted = async (db: ReadDatabase, place: ProductPlace) => {
  const { id: courseId } = found(await findCourseOfProduct(db, place.schoolId, place.productId))
  const lessons = (await listLessons(db, place.schoolId, courseId)).filter(
    ({ statusId }) => statusId === lessonStatus.published,
  )
  const course: repository.CountedCourse = { ...place, courseId, lessonIds: lessons.map(({ id }) => id) }
  return { course, lessons }
}

/**
 * One page of participants, each with how far they are in every published lesson.
 *
 * @throws CallError not_found
 */
export const loadProgress = async (
  db: ReadDatabase,
  place: ProductPlace,
  filter: repository.ProgressFilter,
  now: Date,
): Promise<{ people: ParticipantProgress[]; total: number }> => {
  const { course, lessons } = await loadCounted(db, place)
  const { rows, total } = await repository.listProgressPeople(db, course, filter, now)
  const userIds = rows.map(({ userId }) => userId)
  const [progress, standings, quizIds] = [
    await listProgressOf(db, place.schoolId, course.courseId, userIds),
    await listStandingsOf(db, place.schoolId, userIds, course.lessonIds),
    await listLessonQuizIds(db, course.lessonIds),
  ]
  const coveredBy = await loadCoveredLessons(
    db,
    place,
    lessons,
    rows.map(({ enrolment }) => enrolment.offerIds),
  )
  const standingsAt = Map.groupBy(standings, ({ userId, lessonId }) => `${userId}/${lessonId}`)
  const progressOf = Map.groupBy(progress, ({ userId }) => userId)
  const people = rows.map((person) => {
    const cells = (progressOf.get(person.userId) ?? []).flatMap(
      ({ lessonId, startedAt, doneAt }): ProgressCell[] => {
        const quizzes = quizIds.get(lessonId)
        if (!quizzes) return []
        return [
          {
            lesson_id: lessonId,
            is_done: doneAt !== null,
            started_at: startedAt.toISOString(),
            done_at: doneAt?.toISOString() ?? null,
            practice_status_id: practiceStatus(
              quizzes,
              standingsAt.get(`${person.userId}/${lessonId}`) ?? [],
            ),
          },
        ]
      },
    )
    const covered = coveredBy(person.enrolment.offerIds)
    const leftOut = course.lessonIds.filter((id) => !covered.has(id))
    return presentPerson(person, leftOut, cells, now)
  })
  return { people, total }
}

const presentPerson = (
  { userId, name, email, enrolment, visitedAt }: repository.ProgressPerson,
  left_out: number[],
  cells: ProgressCell[],
  now: Date,
): ParticipantProgress => {
  const leftOut = new Set(left_out)
  return {
    user: { id: userId, name, email },
    state: enrolmentStateAt(enrolment, now),
    lessons_done: cells.filter(({ is_done, lesson_id }) => is_done && !leftOut.has(lesson_id)).length,
    left_out,
    last_visit_at: visitedAt?.toISOString() ?? null,
    stuck: stuckOf(cells, now),
    cells,
  }
}

/** The lesson that was begun last and is not done, where nothing was done since for long enough. */
const stuckOf = (cells: readonly ProgressCell[], now: Date): ParticipantProgress['stuck'] => {
  const begun = cells
    .filter(({ is_done }) => !is_done)
    .reduce<ProgressCell | null>(
      (last, cell) => (last && last.started_at > cell.started_at ? last : cell),
      null,
    )
  if (!begun) return null
  const since = [begun.started_at, ...cells.flatMap(({ done_at }) => done_at ?? [])].toSorted().at(-1) ?? ''
  return new Date(since) <= repository.stuckBefore(now) ? { lesson_id: begun.lesson_id, since } : null
}

const { passed, underCheck, rework, failed, inProcess } = attemptStatus
/** What waits for somebody comes before what does not. */
const urgency = [underCheck, rework, failed, inProcess] as const

const practiceStatus = (
  quizIds: readonly number[],
  standings: readonly StandingOfPerson[],
): ProgressCell['practice_status_id'] => {
  const statuses = new Set(
    standings.filter(({ quizId }) => quizIds.includes(quizId)).map(({ statusId }) => statusId),
  )
  const isAllPassed =
    quizIds.length > 0 &&
    quizIds.every((id) => standings.some(({ quizId, statusId }) => quizId === id && statusId === passed))
  return isAllPassed ? passed : (urgency.find((status) => statuses.has(status)) ?? null)
}

/**
 * How far everybody is whom the caller sees.
 *
 * @throws CallError not_found
 */
export const summariseProgress = async (
  db: ReadDatabase,
  place: ProductPlace,
  wanted: WantedPeople,
  now: Date,
): Promise<CourseProgress> => {
  const { course, lessons } = await loadCounted(db, place)
  const counted = await repository.countSteps(db, course, wanted, now)
  const inLessons = await repository.countLessons(db, course, wanted)
  const practised = await listLessonQuizIds(db, course.lessonIds)
  const modules = await listModules(db, { schoolId: place.schoolId, courseId: course.courseId })
  const titles = new Map(modules.map(({ id, title }) => [id, title]))
  const countOf = (isCounted: (row: (typeof counted)[number]) => boolean) =>
    counted.filter(isCounted).reduce((sum, { people }) => sum + people, 0)
  const participants = countOf(() => true)
  const coveredBy = await loadCoveredLessons(
    db,
    place,
    lessons,
    counted.map(({ offerIds }) => offerIds),
  )
  const lessonsOf = (offerIds: readonly (number | null)[]) => coveredBy(offerIds).size
  const shares = counted.reduce(
    (sum, row) => sum + shareOf(row.done, lessonsOf(row.offerIds)) * row.people,
    0,
  )
  return {
    participants,
    not_started: countOf(({ hasBegun }) => !hasBegun),
    finished: countOf(({ done, offerIds }) => shareOf(done, lessonsOf(offerIds)) === 1),
    stuck: countOf(({ stuckIn }) => stuckIn !== null),
    average_percent: participants === 0 ? 0 : Math.round((100 * shares) / participants),
    steps: Array.from({ length: progressSteps }, (_, step) =>
      countOf(({ done, offerIds }) => stepOf(done, lessonsOf(offerIds)) === step),
    ),
    lessons: lessons.map(({ id, title, moduleId }: LessonRow) => ({
      id,
      title,
      module: moduleId === null ? null : (titles.get(moduleId) ?? null),
      has_practice: (practised.get(id) ?? []).length > 0,
      started: inLessons.get(id)?.started ?? 0,
      done: inLessons.get(id)?.done ?? 0,
      stuck: countOf(({ stuckIn }) => stuckIn === id),
    })),
  }
}

/** A lesson that was done before an offer left it out counts no further. */
const shareOf = (done: number, lessons: number): number => (lessons === 0 ? 0 : Math.min(done / lessons, 1))

/** 0: nothing, the last: everything, between them each tenth. */
const stepOf = (done: number, lessons: number): number => {
  if (done === 0 || lessons === 0) return 0
  if (done >= lessons) return progressSteps - 1
  return Math.ceil((10 * done) / lessons)
}
