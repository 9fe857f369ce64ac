import type { AccessDecision } from '@lectern/contract/access/access'
import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import { openTransaction } from '../../../platform/database/open-transaction.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import {
  enrolmentStateAt,
  lessonDecision,
  productDecision,
  sectionsFor,
  waitingListFor,
  type EnrolmentCache,
  type AccessRequester,
  type Viewer,
  type ViewerCall,
  viewerOf,
} from '../../access/index.ts'
import type { LessonContent, LessonContents } from '../lesson-contents.ts'
import { factsOfLesson, type LessonSurroundings, quizBefore } from '../lesson-facts.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { releaseOf } from '../rules/release-of.ts'
import { loadUnpassed } from '../use-cases/practices-before.ts'
import { type DoneBy, listProgressBy } from './done-by.ts'
import type { Sales } from './sales.ts'
import type { ProductRow } from '../../products/index.ts'

/** Somebody reading a lesson, and what is open to them. */
export interface Reader {
  readonly userId: number | null
  readonly access: CourseAccess
  /** As whom the reader looks at the lesson. */
  readonly viewer: Viewer
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
  readerOf(lesson: ReadLesson, call: ViewerCall): Promise<Reader>
}

/** What lessons are read by. */
export interface LessonReading {
  readonly contents: LessonContents
  readonly readers: Readers
}

/** Whether what the reader does in the lesson is noted: staff leave no trace, as whomever they look at it. */
export const isNoted = ({ access, viewer }: Reader): boolean =>
  access.is_course_subscribed && !viewer.isPreview

/** @param db read outside of transactions only: who holds a connection waits for no other */
export const createReaders = (db: ReadDatabase, enrolments: EnrolmentCache, sales: Sales): Readers => ({
  readerOf: async (lesson, call) => {
    const { product, row } = lesson
    const { actor } = call
    const viewer = await viewerOf(openTransaction() ?? db, enrolments, product, call)
    const { asker } = viewer
    const { enrolment, now } = asker
    const standing = enrolment ? await loadStanding(openTransaction() ?? db, viewer, lesson) : nothing
    const around = { product, program: lesson.earlier, checkpoints: lesson.checkpoints, ...standing }
    const decide = (each: LessonRow) => lessonDecision(product, factsOfLesson(each, around), asker)
    const decision = soonClosing(decide(row), now)
    const readable = sectionsFor(product, factsOfLesson(row, around), asker)
    return {
      userId: actor?.userId ?? null,
      viewer,
      mayOpen: (each) => decide(each).is_open,
      mayRead: (sectionId) => decision.is_open && (readable === 'all' || readable.has(sectionId)),
      access: {
        ...standingTo(product, asker),
        is_user_expert: viewer.isTeam,
        is_course_subscribed: enrolment !== null && enrolmentStateAt(enrolment, now) === 'active',
        is_product_on_sale: await sales.isOnSale(product, now),
        is_practice_available: actor !== null && decision.is_open,
        decision,
      },
    }
  },
})

/** How the reader stands to the product of the lesson. */
const standingTo = (
  product: ProductRow,
  asker: AccessRequester,
): Omit<
  CourseAccess,
  'decision' | 'is_course_subscribed' | 'is_practice_available' | 'is_product_on_sale' | 'is_user_expert'
> => {
  const { enrolment } = asker
  const { is_open, reasons, next_opening_at } = productDecision(product, asker)
  const opensByItself = reasons.some(
    ({ kind, ...reason }) => kind === 'announced' || ('until' in reason && reason.until !== null),
  )
  return {
    is_course_available: is_open,
    is_course_available_in_future: !is_open && (next_opening_at !== null || opensByItself),
    ...waitingListFor(product, enrolment),
  }
}

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
  by: DoneBy & Pick<Viewer, 'asker'>,
  { row, previous, next, earlier, checkpoints }: ReadLesson,
): Promise<Standing> => {
  const beside = [row, previous, next].filter((each) => each !== null)
  const isDelayed = (lesson: LessonRow) =>
    quizBefore(lesson) !== null || (releaseOf(lesson)?.moment.kind ?? 'at_once') !== 'at_once'
  const hasDelays = by.asker.enrolment?.grants.some(({ delays }) => delays !== null) ?? false
  const waits = earlier.length > 0 || checkpoints.length > 0 || hasDelays || beside.some(isDelayed)
  const progress = waits ? await listProgressBy(db, by, [row.courseId]) : []
  return {
    done: new Set(progress.flatMap(({ lessonId, doneAt }) => (doneAt === null ? [] : [lessonId]))),
    begun: new Set(progress.map(({ lessonId }) => lessonId)),
    practices: await loadUnpassed(db, by, beside, checkpoints),
  }
}
