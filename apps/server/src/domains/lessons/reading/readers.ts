import type { AccessDecision } from '@lectern/contract/access/access'
import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import { openTransaction } from '../../../platform/database/open-transaction.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import {
  type AccessRequester,
  enrolmentStateAt,
  lessonDecision,
  mayOnProduct,
  productDecision,
  sectionsFor,
  type EnrolmentCache,
} from '../../access/index.ts'
import type { LessonContent } from '../lesson-contents.ts'
import { factsOfLesson, type LessonSurroundings } from '../lesson-facts.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { loadUnpassed } from '../use-cases/practices-before.ts'
import { listProgress } from './progress.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** What a call tells of its reader. */
export interface ReaderCall {
  readonly actor: Actor | null
  readonly now: Date
  readonly seatIn: (schoolId: SchoolId) => Promise<StaffSeat | null>
}

/** Somebody reading a lesson, and what is open to them. */
export interface Reader {
  readonly userId: number | null
  readonly access: CourseAccess
  /** Whether a lesson beside it is open to the same reader. */
  readonly mayOpen: (lesson: LessonRow) => boolean
  /** Whether a section of the lesson is open to the reader: an offer may leave some out. */
  readonly mayRead: (sectionId: number) => boolean
}

/** What of a lesson decides who may read it. */
export type ReadLesson = Pick<
  LessonContent,
  'product' | 'row' | 'previous' | 'next' | 'earlier' | 'checkpoints'
>

/** Decides what a lesson is to the one who calls; the same decision for page, API and practice. */
export interface Readers {
  readerOf(lesson: ReadLesson, call: ReaderCall): Promise<Reader>
}

/** @param db read outside of transactions only: who holds a connection waits for no other */
export const createReaders = (db: ReadDatabase, enrolments: EnrolmentCache): Readers => ({
  readerOf: async (lesson, { actor, now, seatIn }) => {
    const { product, row } = lesson
    const seat = await seatIn(product.schoolId)
    const isExpert = seat !== null && mayOnProduct(seat, 'course_read', product)
    const enrolment = actor ? await enrolments.enrolmentOf(actor.userId, product.id) : null
    const asker: AccessRequester = { isSignedIn: actor !== null, isExpert, enrolment, now }
    const standing = enrolment
      ? await loadStanding(openTransaction() ?? db, enrolment.userId, lesson)
      : nothing
    const around = { product, program: lesson.earlier, checkpoints: lesson.checkpoints, ...standing }
    const decide = (each: LessonRow) => lessonDecision(product, factsOfLesson(each, around), asker)
    const decision = soonClosing(decide(row), now)
    const readable = sectionsFor(product, factsOfLesson(row, around), asker)
    return {
      userId: actor?.userId ?? null,
      mayOpen: (each) => decide(each).is_open,
      mayRead: (sectionId) => decision.is_open && (readable === 'all' || readable.has(sectionId)),
      access: {
        is_user_expert: isExpert,
        is_course_subscribed: enrolment !== null && enrolmentStateAt(enrolment, now) === 'active',
        is_course_available: productDecision(product, asker).is_open,
        is_practice_available: actor !== null && decision.is_open,
        decision,
      },
    }
  },
})

type Standing = Pick<LessonSurroundings, 'done' | 'begun' | 'practices'>

const nothing: Standing = { done: new Set(), begun: new Set(), practices: new Map() }

const week_ms = 7 * 24 * 60 * 60 * 1000

/** An end that is far off is not told with the lesson: whoever has another one shares its body then. */
const soonClosing = (decision: AccessDecision, now: Date): AccessDecision =>
  decision.closes_at !== null && Date.parse(decision.closes_at) > now.getTime() + week_ms
    ? { ...decision, closes_at: null }
    : decision

/** What a person has done of what the lesson and those beside it wait for. */
const loadStanding = async (
  db: ReadDatabase,
  userId: number,
  { row, previous, next, earlier, checkpoints }: ReadLesson,
): Promise<Standing> => {
  const beside = [row, previous, next].filter((each) => each !== null)
  const waits = earlier.length > 0 || checkpoints.length > 0
  const progress = waits ? await listProgress(db, userId, [row.courseId]) : []
  return {
    done: new Set(progress.flatMap(({ lessonId, doneAt }) => (doneAt === null ? [] : [lessonId]))),
    begun: new Set(progress.map(({ lessonId }) => lessonId)),
    practices: await loadUnpassed(db, userId, beside, checkpoints),
  }
}
