import { courseStatus } from '@lectern/contract/courses/course-status'
import { type ProductKind, productKindOf } from '@lectern/contract/kernel/product-kind'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { type EnrolmentRow, enrolmentStateAt, findEnrolment, findProduct } from '../access/index.ts'
import { type AttemptRow, findSchoolAttempt } from '../attempts/index.ts'
import { decideOpenings, type Standing } from '../courses/index.ts'
import { listPeople } from '../identity/index.ts'
import { listQuizHeads } from '../quizzes/index.ts'
import type { ReviewRights } from './review-rights.ts'

/** A product of which somebody may know. */
export interface SeenProduct {
  readonly id: number
  readonly title: string
  readonly kind: ProductKind
  /** The learner's page. */
  readonly path: string
  readonly enrolment: EnrolmentRow | null
  readonly state: ReturnType<typeof enrolmentStateAt> | null
}

/**
 * What one person may see of a school now, decided anew with the one access decision; each thing is looked up once. Names and titles come
 * into notifications from here alone.
 */
export interface Sight {
  readonly now: Date
  /** Null: removed, a draft, or nothing that the person has to do with. */
  product(productId: number): Promise<SeenProduct | null>
  /** The lessons of a product that are open to the person, by their ids. */
  openLessons(productId: number): Promise<ReadonlyMap<number, Standing['lessons'][number]>>
  /** What a practice is called. */
  practice(quizId: number): Promise<string | null>
  /** The person's own attempt. */
  ownAttempt(attemptId: number): Promise<AttemptRow | null>
  /** The attempt of a learner, and their name, where the person may decide about it. */
  reviewed(attemptId: number): Promise<{ attempt: AttemptRow; learner: string } | null>
}

/** Whose sight, of which school. */
export interface Looker {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly now: Date
}

const once = <Key, Value>(load: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const asked = new Map<Key, Promise<Value>>()
  return (key) => {
    const found = asked.get(key) ?? load(key)
    asked.set(key, found)
    return found
  }
}

const hidden: ReadonlySet<number> = new Set([courseStatus.draft])

export const sightOf = (
  db: ReadDatabase,
  { schoolId, userId, now }: Looker,
  rights: ReviewRights,
): Sight => ({
  now,
  product: once(async (productId) => {
    const product = await findProduct(db, schoolId, productId)
    if (!product || hidden.has(product.statusId)) return null
    const enrolment = await findEnrolment(db, productId, userId)
    if (!enrolment && product.statusId === courseStatus.archived) return null
    return {
      id: productId,
      title: product.title,
      kind: productKindOf(product.typeId),
      path: product.productableType === 'course' ? `/courses/${product.slug}` : '/account/products',
      enrolment,
      state: enrolment && enrolmentStateAt(enrolment, now),
    }
  }),
  openLessons: once(async (productId) => {
    const decided = await decideOpenings(db, { schoolId, productId, userIds: [userId], now })
    const [standing] = decided?.standings ?? []
    return new Map(standing?.lessons.flatMap((lesson) => (lesson.isOpen ? [[lesson.id, lesson]] : [])))
  }),
  practice: once(async (quizId) => (await listQuizHeads(db, schoolId, [quizId]))[0]?.name ?? null),
  ownAttempt: once(async (attemptId) => {
    const attempt = await findSchoolAttempt(db, schoolId, attemptId)
    return attempt?.userId === userId ? attempt : null
  }),
  reviewed: once(async (attemptId) => {
    const attempt = await rights.findReviewed(db, { schoolId, userId }, attemptId)
    const [learner] = attempt ? await listPeople(db, [attempt.userId]) : []
    return attempt && learner ? { attempt, learner: learner.name } : null
  }),
})
