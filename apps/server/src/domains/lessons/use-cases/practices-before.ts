import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import {
  type Checkpoint,
  quizBefore,
  type UnpassedPractice,
  type UnpassedPractices,
} from '../lesson-facts.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { lessonQuizzes, lessons } from '../lessons.tables.ts'
import type { DoneBy } from '../reading/done-by.ts'
import { loadPassed } from '../gates/passed-practices.ts'

const none: UnpassedPractices = new Map()

/**
 * The practices for which some lessons wait, and the checkpoints, which somebody has not passed; asked of the database only where there are
 * any.
 */
export const loadUnpassed = async (
  db: ReadDatabase,
  by: DoneBy,
  waiting: readonly LessonRow[],
  checkpoints: readonly Checkpoint[],
): Promise<UnpassedPractices> => {
  const schoolOf = new Map([
    ...waiting.flatMap((lesson) => pairOf(quizBefore(lesson), lesson.schoolId)),
    ...checkpoints.map(({ quizId, lesson }) => [quizId, lesson.schoolId] as const),
  ])
  if (schoolOf.size === 0) return none
  const passed = await loadPassed(db, [...new Set(schoolOf.values())], by, [...schoolOf.keys()])
  const isPassed = (quizId: number | null, courseId: number): boolean =>
    quizId === null || (passed.get(quizId)?.has(courseId) ?? false)
  const missingIds = new Set([
    ...waiting.flatMap((lesson) =>
      isPassed(quizBefore(lesson), lesson.courseId) ? [] : (quizBefore(lesson) ?? []),
    ),
    ...checkpoints.flatMap(({ quizId, lesson }) => (isPassed(quizId, lesson.courseId) ? [] : quizId)),
  ])
  const missing = [...schoolOf].filter(([quizId]) => missingIds.has(quizId))
  if (missing.length === 0) return none
  const quizIds = missing.map(([quizId]) => quizId)
  const placesOf = Map.groupBy(await listPlaces(db, waiting, quizIds), ({ quizId }) => quizId)
  const unpassed = new Map<number, UnpassedPractice>()
  for (const [schoolId, own] of Map.groupBy(missing, ([, schoolId]) => schoolId))
    for (const { id, name } of await listQuizHeads(
      db,
      schoolId,
      own.map(([quizId]) => quizId),
    ))
      unpassed.set(id, { title: name, places: placesAt(placesOf, id), passedIn: passed.get(id) ?? new Set() })
  return unpassed
}

const pairOf = <Value>(key: number | null, value: Value): [number, Value][] =>
  key === null ? [] : [[key, value]]

type Place = Awaited<ReturnType<typeof listPlaces>>[number]

const placesAt = (placesOf: ReadonlyMap<number, readonly Place[]>, quizId: number): readonly Place[] =>
  placesOf.get(quizId) ?? []

/** Where quizzes stand among the published lessons of some courses, in the order of the program. The courses are those of the waiting lessons. */
const listPlaces = (db: ReadDatabase, waiting: readonly LessonRow[], quizIds: readonly number[]) =>
  db
    .select({
      quizId: lessonQuizzes.quizId,
      id: lessons.id,
      courseId: lessons.courseId,
      slug: lessons.slug,
    })
    .from(lessons)
    .innerJoin(lessonQuizzes, eq(lessonQuizzes.lessonId, lessons.id))
    .where(
      and(
        inArray(lessons.schoolId, [...new Set(waiting.map(({ schoolId }) => schoolId))]),
        inArray(lessons.courseId, [...new Set(waiting.map(({ courseId }) => courseId))]),
        inArray(lessonQuizzes.quizId, [...quizIds]),
        eq(lessons.statusId, lessonStatus.published),
        isNull(lessons.deletedAt),
      ),
    )
    .orderBy(asc(lessons.position), asc(lessons.id))
