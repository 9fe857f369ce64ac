import type { OwnProduct } from '@lectern/contract/courses/own-products'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import { lessonDecision } from '../../access/index.ts'
import {
  factsOfLesson,
  type LessonRow,
  type LessonSurroundings,
  listCheckpoints,
  listProgress,
  loadUnpassed,
} from '../../lessons/index.ts'
import { listAwaitedProducts } from '../../orders/index.ts'
import {
  presentOwnGroup,
  presentOwnProduct,
  type SchoolOfProduct,
} from '../own-products/own-products.presenter.ts'
import {
  type ListOwnGroups,
  listCoursesOf,
  listOwnCourses,
  listPublishedLessons,
  type OwnCourseRow,
} from '../own-products/own-products.repository.ts'
import { chooseNextLesson } from '../rules/choose-next-lesson.ts'
import { lastPlace, type LessonPlace } from '../rules/last-place.ts'
import { ownLessons } from '../rules/own-lessons.ts'
import { standingAt } from '../rules/standing-at.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface OwnProductsRequest {
  readonly userId: number
  readonly now: Date
  /** The schools of these ids. */
  readonly schoolsOf: (schoolIds: readonly SchoolId[]) => Promise<ReadonlyMap<number, SchoolOfProduct>>
  readonly listOwnGroups: ListOwnGroups
}

/** What a person takes part in, with progress and the lesson to go on with; a few questions, however many products. */
export const listOwnProducts = async (
  db: ReadDatabase,
  { userId, now, schoolsOf, listOwnGroups }: OwnProductsRequest,
): Promise<{ data: OwnProduct[]; has_more: boolean }> => {
  const both = [
    ...(await listOwnCourses(db, userId, { limit: listLimits.ownProducts })),
    ...(await listOwnGroups(db, userId)),
  ]
  const taken = cutList(both.toSorted(byBeginning), listLimits.ownProducts)
  const takenCourses = taken.data.filter((row) => 'courseId' in row)
  const awaited = cutList(await listAwaitedCourses(db, userId, takenCourses, now), listLimits.awaitedProducts)
  const rows = [...awaited.data, ...taken.data]
  const courseIds = rows.flatMap((row) => ('courseId' in row ? row.courseId : []))
  const lessonsOf = await listPublishedLessons(db, courseIds)
  const progress = await listProgress(db, userId, courseIds)
  const schools = await schoolsOf([...new Set(rows.map((row) => row.schoolId))])
  const begunIn = new Set(progress.map((row) => row.courseId))
  const done = new Set(progress.flatMap((row) => (row.doneAt === null ? [] : [row.lessonId])))
  const checkpoints = await listCheckpoints(
    db,
    rows.flatMap((row) => ('courseId' in row ? { schoolId: row.schoolId, id: row.courseId } : [])),
  )
  const practices = await loadUnpassed(
    db,
    { userId, until: null },
    [...lessonsOf.values()].flat(),
    checkpoints,
  )
  const begun = new Set(progress.map(({ lessonId }) => lessonId))
  const last = lastPlaces(progress)
  const data = rows.flatMap((row) => {
    const school = schools.get(row.schoolId)
    if (!school) return []
    if ('groupId' in row) return [presentOwnGroup(row, school, now)]
    const lessons: readonly LessonRow[] = lessonsOf.get(row.courseId) ?? []
    // What was ordered and not paid for is shown as a whole.
    const enrolment = row.enrolment.state === 'pending' ? null : row.enrolment
    const own = {
      ...ownLessons(enrolment, lessons, done),
      isBegun: begunIn.has(row.courseId),
      next: nextOf(
        row,
        lessons,
        { done, begun, practices, checkpoints },
        now,
        last.get(row.courseId) ?? null,
      ),
      last: last.get(row.courseId) ?? null,
    }
    return [presentOwnProduct(row, own, school, now)]
  })
  return { data, has_more: taken.has_more || awaited.has_more }
}

interface Begun {
  readonly enrolment: { readonly startedAt: Date }
}
const byBeginning = (a: Begun, b: Begun): number =>
  b.enrolment.startedAt.getTime() - a.enrolment.startedAt.getTime()

/** Courses that were ordered and not paid for; who takes part already waits for nothing. */
const listAwaitedCourses = async (
  db: ReadDatabase,
  userId: number,
  taken: readonly OwnCourseRow[],
  now: Date,
): Promise<OwnCourseRow[]> => {
  const awaited = await listAwaitedProducts(db, userId, now)
  const isNew = (productId: number) => !taken.some(({ product }) => product.id === productId)
  const rows = await listCoursesOf(db, [...awaited.keys()].filter(isNew))
  return rows.map((row) => {
    const startedAt = awaited.get(row.product.id) ?? now
    return { ...row, enrolment: { state: 'pending', startedAt, endsAt: null } }
  })
}

/** Course → where the person was last in it. */
const lastPlaces = <T extends LessonPlace & { readonly courseId: number }>(progress: readonly T[]) =>
  new Map(
    [...Map.groupBy(progress, ({ courseId }) => courseId)].map(([courseId, places]) => [
      courseId,
      lastPlace(places),
    ]),
  )

/** The lesson to go on with; null when the enrolment is not running or nothing is open. */
const nextOf = (
  { product, enrolment }: OwnCourseRow,
  lessons: readonly LessonRow[],
  standing: Omit<LessonSurroundings, 'product' | 'program'>,
  now: Date,
  last: LessonPlace | null,
): LessonRow | null => {
  if (enrolment.state === 'pending' || standingAt(enrolment, now) !== 'active') return null
  const asker = { isSignedIn: true, isExpert: false, enrolment, now }
  const standings = lessons.map((row) => ({
    row,
    isOpen: lessonDecision(product, factsOfLesson(row, { product, program: lessons, ...standing }), asker)
      .is_open,
    isDone: standing.done.has(row.id),
    isLast: last?.lessonId === row.id,
  }))
  return chooseNextLesson(standings)?.row ?? null
}
