import type { AccessDecision, EnrolmentState } from '@lectern/contract/access/access'
import {
  type AccessFacts,
  decideAccess,
  type EnrolmentFacts,
  type LessonAccessFacts,
  readableSections,
} from '@lectern/contract/access/rules/decide-access'
import {
  type CoveredLesson,
  type Coverage,
  coverageOf,
  delayOf,
} from '@lectern/contract/access/rules/offer-coverage'
import { type Pause, pauseAt } from '@lectern/contract/access/rules/paused-moment'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import { isOpenToJoin, isOpenToWait, type ProductRow, type WaysIn } from '../products/index.ts'
import type { EnrolmentRow } from './access.repository.ts'

const standings: Readonly<Record<CourseStatusId, AccessFacts['product']['status']>> = {
  [courseStatus.draft]: 'hidden',
  [courseStatus.announced]: 'announced',
  [courseStatus.archived]: 'archived',
  [courseStatus.published]: 'published',
}

/** How somebody stands to the waiting list of a product, in the words of document 002 §3. */
export const waitingListFor = (product: WaysIn, enrolment: Pick<EnrolmentRow, 'state'> | null) => {
  const isOpen = isOpenToWait(product)
  const isWaiting = enrolment?.state === 'waiting'
  return {
    is_pre_subscription_enabled: isOpen,
    can_pre_subscribe: isOpen && !isWaiting && enrolment?.state !== 'active',
    is_course_pre_subscribed: isWaiting,
  }
}

/** Who asks for access, and when. */
export interface AccessRequester {
  readonly isSignedIn: boolean
  /** Whether the asker is on the staff of the product's school. */
  readonly isExpert: boolean
  readonly enrolment: AccessEnrolment | null
  readonly now: Date
}

/** What of an enrolment decides about access. */
export type AccessEnrolment = Pick<EnrolmentRow, 'state' | 'grants' | 'pauses' | 'frozenFrom' | 'frozenUntil'>

/** A lesson that somebody wants to open. */
export type WantedLesson = LessonAccessFacts & CoveredLesson

/** The one access decision for a lesson of a product. */
export const lessonDecision = (
  product: ProductRow,
  lesson: WantedLesson,
  asker: AccessRequester,
): AccessDecision => decideAccess(factsOf(product, lesson, asker))

/** The sections that the asker may read of a lesson that is open to them. */
export const sectionsFor = (
  product: ProductRow,
  lesson: WantedLesson,
  asker: AccessRequester,
): 'all' | ReadonlySet<number> => readableSections(factsOf(product, lesson, asker))

/** How much of a lesson the accesses of somebody have in them together, now or later. */
export const coverageFor = ({ grants }: Pick<EnrolmentRow, 'grants'>, lesson: CoveredLesson): Coverage => {
  const each = grants.map(({ kept }) => coverageOf(kept, lesson))
  if (each.includes('whole')) return 'whole'
  const sections = each.flatMap((coverage) => (typeof coverage === 'string' ? [] : [...coverage]))
  return sections.length === 0 ? 'none' : new Set(sections)
}

/** Whether they have anything of it; what no access has is no part of what they do. */
export const coversLesson = (enrolment: Pick<EnrolmentRow, 'grants'>, lesson: CoveredLesson): boolean =>
  coverageFor(enrolment, lesson) !== 'none'

/** The one access decision for a product as a whole. */
export const productDecision = (product: ProductRow, asker: AccessRequester): AccessDecision =>
  decideAccess(factsOf(product, null, asker))

const factsOf = (
  product: ProductRow,
  lesson: WantedLesson | null,
  { now, isSignedIn, isExpert, enrolment }: AccessRequester,
): AccessFacts => ({
  now,
  person: { isSignedIn, isExpert },
  product: {
    status: standings[product.statusId],
    canJoin: isOpenToJoin(product),
    canPreSubscribe: isOpenToWait(product),
  },
  enrolment: enrolment && enrolmentFacts(enrolment, lesson),
  lesson,
})

const enrolmentFacts = (enrolment: AccessEnrolment, lesson: CoveredLesson | null): EnrolmentFacts => ({
  state: enrolment.state,
  pauses: pausesOf(enrolment),
  grants: enrolment.grants.map(({ startsAt, endsAt, kept, delays, skipsCheckpoints }) => ({
    startsAt,
    endsAt,
    coverage: lesson ? coverageOf(kept, lesson) : 'whole',
    delay: lesson ? delayOf(delays, lesson) : null,
    skipsCheckpoints,
  })),
})

type Paused = Pick<EnrolmentRow, 'pauses' | 'frozenFrom' | 'frozenUntil'>

/** Every freeze of an enrolment, in their order. */
export const pausesOf = ({ pauses, frozenFrom, frozenUntil }: Paused): Pause[] => [
  ...pauses.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) })),
  ...(frozenFrom === null ? [] : [{ from: frozenFrom, until: frozenUntil }]),
]

/** How somebody stands to a product at a moment, by what is stored of it. */
export const enrolmentStateAt = (
  enrolment: Paused & Pick<EnrolmentRow, 'state' | 'endsAt'>,
  now: Date,
): EnrolmentState => {
  if (enrolment.state !== 'active') return enrolment.state
  if (pauseAt(pausesOf(enrolment), now)) return 'frozen'
  return enrolment.endsAt !== null && enrolment.endsAt <= now ? 'expired' : 'active'
}
