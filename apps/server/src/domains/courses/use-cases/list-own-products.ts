import type { OwnProduct } from '@lectern/contract/courses/own-products'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import { lessonDecision } from '../../access/index.ts'
import { factsOfLesson, type LessonRow, listProgress } from '../../lessons/index.ts'
import { listAwaitedProducts } from '../../orders/index.ts'
import { presentOwnProduct, type SchoolOfProduct } from '../own-products.presenter.ts'
import {
  listCoursesOf,
  listOwnCourses,
  listPublishedLessons,
  type OwnCourseRow,
} from '../own-products.repository.ts'
import { chooseNextLesson } from '../rules/choose-next-lesson.ts'
import { stateAt } from '../rules/group-of-product.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface OwnProductsRequest {
  readonly userId: number
  readonly now: Date
  /** The schools of these ids. */
  readonly schoolsOf: (schoolIds: readonly SchoolId[]) => Promise<ReadonlyMap<number, SchoolOfProduct>>
}

/** What a person takes part in, with progress and the lesson to go on with; six questions, however many products. */
export const listOwnProducts = async (
  db: ReadDatabase,
  { userId, now, schoolsOf }: OwnProductsRequest,
): Promise<{ data: OwnProduct[]; has_more: boolean }> => {
  const taken = cutList(await listOwnCourses(db, userId), listLimits.ownProducts)
  const awaited = cutList(await listAwaitedCourses(db, userId, taken.data, now), listLimits.awaitedProducts)
  const rows = [...awaited.data, ...taken.data]
  const courseIds = rows.map((row) => row.courseId)
  const lessonsOf = await listPublishedLessons(db, courseIds)
  const progress = await listProgress(db, userId, courseIds)
  const schools = await schoolsOf([...new Set(rows.map((row) => row.schoolId))])
  const begunIn = new Set(progress.map((row) => row.courseId))
  const done = new Set(progress.flatMap((row) => (row.doneAt === null ? [] : [row.lessonId])))
  const data = rows.flatMap((row) => {
    const school = schools.get(row.schoolId)
    if (!school) return []
    const lessons: readonly LessonRow[] = lessonsOf.get(row.courseId) ?? []
    const own = {
      lessons: lessons.length,
      done: lessons.filter((lesson) => done.has(lesson.id)).length,
      isBegun: begunIn.has(row.courseId),
      next: nextOf(row, lessons, done, now),
    }
    return [presentOwnProduct(row, own, school, now)]
  })
  return { data, has_more: taken.has_more || awaited.has_more }
}

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

/** The lesson to go on with; null when the enrolment is not running or nothing is open. */
const nextOf = (
  { product, enrolment }: OwnCourseRow,
  lessons: readonly LessonRow[],
  done: ReadonlySet<number>,
  now: Date,
): LessonRow | null => {
  if (enrolment.state === 'pending' || stateAt(enrolment, now) !== 'active') return null
  const asker = { isSignedIn: true, isExpert: false, enrolment, now }
  const standings = lessons.map((row) => ({
    row,
    isOpen: lessonDecision(product, factsOfLesson(row, { product, program: lessons, done }), asker).is_open,
    isDone: done.has(row.id),
  }))
  return chooseNextLesson(standings)?.row ?? null
}
