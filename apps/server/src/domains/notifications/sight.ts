import { courseStatus } from '@lectern/contract/courses/course-status'
import { type ProductKind, productKindOf } from '@lectern/contract/kernel/product-kind'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { type EnrolmentRow, enrolmentStateAt, findEnrolment } from '../access/index.ts'
import { type AttemptRow, findSchoolAttempt } from '../attempts/index.ts'
import { plainComment } from '@lectern/contract/comments/rules/comment-text'
import {
  type CaseCounts,
  findComment,
  firstWords,
  type LessonTalk,
  listUnread,
  readTalk,
} from '../comments/index.ts'
import { decideOpenings, type Standing } from '../courses/index.ts'
import { listPeople } from '../identity/index.ts'
import { findLesson } from '../lessons/index.ts'
import { summariseOpen } from '../peer-reviews/index.ts'
import { listQuizHeads } from '../quizzes/index.ts'
import type { ReviewRights } from './review-rights.ts'
import { findProduct } from '../products/index.ts'
import { mayOnProduct } from '../teams/index.ts'

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

/** A comment, as far as it is told of. */
export interface SeenComment {
  readonly author: string
  /** The first of its words; empty for a comment of files alone. */
  readonly words: string
  readonly isRead: boolean
  /** For the team alone. */
  readonly isPrivate: boolean
  readonly attemptId: number | null
}

/**
 * What one person may see of a school now, decided anew with the one access decision; each thing is looked up once. Names and titles come
 * into notifications from here alone.
 */
export interface Sight {
  readonly now: Date
  readonly userId: number
  /** Null: removed, a draft, or nothing that the person has to do with. */
  product(productId: number): Promise<SeenProduct | null>
  /** The lessons of a product that are open to the person, by their ids. */
  openLessons(productId: number): Promise<ReadonlyMap<number, Standing['lessons'][number]>>
  /** A lesson in whose conversations the person can be: open to them, or of a product that they see as one of the team. */
  discussed(productId: number, lessonId: number): Promise<{ title: string; link: string } | null>
  /** A comment that is neither deleted nor hidden; with the version of the attempt that it is about. */
  comment(commentId: number): Promise<SeenComment | null>
  /** The same, where everybody at its place sees it. */
  answer(commentId: number): Promise<SeenComment | null>
  /** Whether the person answers in the conversations of a product as one of its team. */
  teaches(productId: number): Promise<boolean>
  /** What learners wrote about a lesson in the hour after a moment. */
  talk(lessonId: number, since: Date): Promise<LessonTalk>
  /** What a practice is called. */
  practice(quizId: number): Promise<string | null>
  /** The person's own attempt. */
  ownAttempt(attemptId: number): Promise<AttemptRow | null>
  /** The cases of comments that came up in the hour after a moment, as far as the person moderates them; null: none of them. */
  cases(since: Date): Promise<CaseCounts | null>
  /** How many of some attempts still wait for the person; null: they decide about no answers any more. */
  waiting(attemptIds: readonly number[]): Promise<number | null>
  /** Answers of others at a practice that the person is to review: how many, and until when. */
  toReview(lessonId: number, quizId: number): Promise<{ count: number; dueAt: Date | null }>
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

export const sightOf = (db: ReadDatabase, { schoolId, userId, now }: Looker, rights: ReviewRights): Sight => {
  const openLessons: Sight['openLessons'] = once(async (productId) => {
    const decided = await decideOpenings(db, { schoolId, productId, userIds: [userId], now })
    const [standing] = decided?.standings ?? []
    return new Map(standing?.lessons.flatMap((lesson) => (lesson.isOpen ? [[lesson.id, lesson]] : [])))
  })
  const comment = once(async (commentId: number): Promise<SeenComment | null> => {
    const row = await findComment(db, schoolId, commentId)
    if (!row || row.authorId === null || row.deletedAt || row.isRestricted) return null
    const people = await listPeople(db, [row.authorId, ...row.mentionIds])
    const author = people.find(({ id }) => id === row.authorId)
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const words = firstWords(plainComment(row.text, names))
    const isRead = (await listUnread(db, schoolId, userId, [commentId])).length === 0
    const { attemptId, isPrivate } = row
    return author ? { author: author.name, words, isRead, isPrivate, attemptId } : null
  })
  return {
    now,
    userId,
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
    openLessons,
    discussed: async (productId, lessonId) => {
      const open = (await openLessons(productId)).get(lessonId)
      if (open) return open
      const found = await findProduct(db, schoolId, productId)
      const seat = found && (await rights.seatOf(db, { schoolId, userId }))
      if (!seat || !mayOnProduct(seat, 'course_read', found)) return null
      const lesson = await findLesson(db, schoolId, lessonId)
      return lesson && { title: lesson.title, link: `/courses/${found.slug}/${lesson.slug}` }
    },
    comment,
    answer: async (commentId) => {
      const found = await comment(commentId)
      return found?.isPrivate ? null : found
    },
    teaches: once((productId) => rights.mayTalk(db, { schoolId, userId }, productId)),
    talk: (lessonId, since) => readTalk(db, { schoolId, lessonId, userId, since }),
    practice: once(async (quizId) => (await listQuizHeads(db, schoolId, [quizId]))[0]?.name ?? null),
    ownAttempt: once(async (attemptId) => {
      const attempt = await findSchoolAttempt(db, schoolId, attemptId)
      return attempt?.userId === userId ? attempt : null
    }),
    cases: (since) => rights.countCases(db, { schoolId, userId }, since),
    waiting: (attemptIds) => rights.countReviewed(db, { schoolId, userId }, attemptIds, now),
    toReview: (lessonId, quizId) => summariseOpen(db, { schoolId, lessonId, quizId }, userId, now),
    reviewed: once(async (attemptId) => {
      const attempt = await rights.findReviewed(db, { schoolId, userId }, attemptId)
      const [learner] = attempt ? await listPeople(db, [attempt.userId]) : []
      return attempt && learner ? { attempt, learner: learner.name } : null
    }),
  }
}
