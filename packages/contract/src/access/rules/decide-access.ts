import type { OfferDelay } from '../scope.ts'
import type { ReleaseClosing, ReleaseMoment } from '../release-rule.ts'
import type { AccessDecision, LockReason } from '../access.ts'
import type { Coverage } from './offer-coverage.ts'
import { openingInstant } from './opening-instant.ts'
import { type Pause, pauseAt, pausedMoment } from './paused-moment.ts'

/** Everything the decision depends on; callers bring the facts, the rule reads no clock. */
export interface AccessFacts {
  readonly now: Date
  readonly person: { readonly isSignedIn: boolean; readonly isExpert: boolean }
  readonly product: {
    /** An archived one is there for those who take part, and for nobody else. */
    readonly status: 'hidden' | 'announced' | 'published' | 'archived'
    readonly canJoin: boolean
    /** Whether it has a waiting list that is open now. */
    readonly canPreSubscribe: boolean
  }
  readonly enrolment: EnrolmentFacts | null
  /** The lesson in question; null when the product as a whole is asked about. */
  readonly lesson: LessonAccessFacts | null
}

/** How somebody takes part in a product. */
export interface EnrolmentFacts {
  readonly state: 'waiting' | 'active' | 'revoked'
  /** Each access that the person has or had; together they open what any of them opens. */
  readonly grants: readonly GrantFacts[]
  /** In the order of their beginnings, none over another. */
  readonly pauses: readonly Pause[]
}

/** One access of a person to a product. */
export interface GrantFacts {
  readonly startsAt: Date
  /** Null: without end. */
  readonly endsAt: Date | null
  /** How much of the lesson it opens; `whole` when the product is asked about. */
  readonly coverage: Coverage
  /** When it opens the lesson in the place of the lesson's own moment; null: the lesson's holds. */
  readonly delay: OfferDelay | null
  readonly skipsCheckpoints: boolean
}

/** A lesson that comes before another one. */
export interface EarlierLesson {
  readonly id: number
  readonly title: string
  /** The learner's page. */
  readonly link: string
  /** Whether the person has done it. */
  readonly isDone: boolean
}

/** A practice that comes before a lesson. */
export interface WaitedPractice {
  readonly id: number
  readonly title: string
  /** Where the learner finds it. */
  readonly link: string
}

export interface LessonAccessFacts {
  readonly status: 'hidden' | 'announced' | 'published'
  /** Anybody may read it, signed in or not. */
  readonly isPublic: boolean
  /** Whoever takes part may read it at once: what delays it does not count. */
  readonly isOpen: boolean
  /** Lessons to be done before it, in the order of the program. */
  readonly after: readonly EarlierLesson[]
  /** The practice to be passed before it; null when there is none, or the person has passed it. */
  readonly practice: WaitedPractice | null
  /** The first checkpoint before it in the program that the person has not passed; null when none keeps it closed. */
  readonly checkpoint: WaitedPractice | null
  /** When it opens by the clock, in the hours of its zone. */
  readonly moment: ReleaseMoment
  /** The person has begun it, and its rule leaves it open to them: what delays it does not count, its closing does. */
  readonly staysOpen: boolean
  /** When it closes again; null: never. */
  readonly closes: ReleaseClosing | null
  readonly timeZone: string
}

const open: AccessDecision = { is_open: true, reasons: [], next_opening_at: null, closes_at: null }

const closed = (reasons: LockReason[], opensAt: Date | null = null): AccessDecision => ({
  is_open: false,
  reasons,
  next_opening_at: opensAt === null ? null : opensAt.toISOString(),
  closes_at: null,
})

/**
 * May this person study this now? The one decision that page, preview, mail and API share (PRODUCT.md, "Every lock
 * explains itself"; document 002 §4 "Lesson gating"). Staff of the school see everything.
 */
export const decideAccess = (facts: AccessFacts): AccessDecision => {
  const { person, product, lesson, enrolment, now } = facts
  if (person.isExpert) return open
  if (isHidden(facts)) return closed([{ kind: 'not_published' }])
  if (product.status === 'hidden') return closed([{ kind: 'closed_by_school' }])
  if (product.status === 'announced' || lesson?.status === 'announced')
    return closed([{ kind: 'announced' }, ...waitingListOf(facts)])
  if (lesson?.isPublic) return open
  if (!person.isSignedIn) return closed([{ kind: 'sign_in' }, notSubscribed(facts)])
  if (!takesPart(enrolment)) return closed([notSubscribed(facts)])
  const pause = pauseAt(enrolment.pauses, now)
  if (pause) {
    const until = pause.until?.toISOString() ?? null
    return closed([{ kind: 'access_frozen', until }])
  }
  return enrolment.grants
    .map((grant) => decideByGrant(facts, grant, enrolment.pauses))
    .reduce(better, closed([notSubscribed(facts)]))
}

/** The sections of an open lesson that the person may read; `all` for those to whom no offer leaves any out. */
export const readableSections = (facts: AccessFacts): 'all' | ReadonlySet<number> => {
  const { person, lesson, enrolment } = facts
  if (person.isExpert || lesson?.isPublic || !enrolment) return 'all'
  const opening = enrolment.grants.filter((grant) => decideByGrant(facts, grant, enrolment.pauses).is_open)
  const parts = opening.flatMap(({ coverage }) => (typeof coverage === 'string' ? [] : [coverage]))
  if (parts.length < opening.length) return 'all'
  return new Set(parts.flatMap((part) => [...part]))
}

const takesPart = (enrolment: EnrolmentFacts | null): enrolment is EnrolmentFacts =>
  enrolment !== null && enrolment.state === 'active'

/** Strangers do not learn that there is a hidden product; participants know it, and learn that it is closed. */
const isHidden = ({ product, lesson, enrolment }: AccessFacts): boolean =>
  lesson?.status === 'hidden' ||
  ((product.status === 'hidden' || product.status === 'archived') && !takesPart(enrolment))

const notSubscribed = ({ product, enrolment }: AccessFacts): LockReason => ({
  kind: 'not_subscribed',
  can_join: product.canJoin,
  can_pre_subscribe: product.canPreSubscribe,
  is_pre_subscribed: enrolment?.state === 'waiting',
})

/** What can be done about a product that is only told of. */
const waitingListOf = (facts: AccessFacts): LockReason[] =>
  facts.product.status === 'announced' && facts.product.canPreSubscribe && !takesPart(facts.enrolment)
    ? [notSubscribed(facts)]
    : []

/** What one access alone would decide. */
const decideByGrant = (
  { lesson, now }: AccessFacts,
  grant: GrantFacts,
  pauses: readonly Pause[],
): AccessDecision => {
  const { startsAt, endsAt } = grant
  if (startsAt > now) return closed([{ kind: 'access_begins', begins_at: startsAt.toISOString() }], startsAt)
  if (endsAt !== null && endsAt <= now)
    return closed([{ kind: 'access_ended', ended_at: endsAt.toISOString() }])
  if (!lesson) return openUntil(endsAt)
  if (grant.coverage === 'none') return closed([{ kind: 'not_in_offer' }])
  return lesson.isOpen ? openUntil(endsAt) : decideByRelease(lesson, grant, { pauses, now })
}

const openUntil = (closesAt: Date | null): AccessDecision => ({
  ...open,
  closes_at: closesAt === null ? null : closesAt.toISOString(),
})

interface Circumstances {
  readonly pauses: readonly Pause[]
  readonly now: Date
}

const decideByRelease = (
  lesson: LessonAccessFacts,
  { startsAt, endsAt, delay, skipsCheckpoints }: GrantFacts,
  { pauses, now }: Circumstances,
): AccessDecision => {
  const countedBy = (moment: ReleaseMoment, zone: string) =>
    pausedMoment((start) => openingInstant(moment, zone, start), startsAt, pauses)
  const closesAt = lesson.closes && countedBy(lesson.closes, lesson.timeZone)
  if (closesAt && closesAt <= now)
    return closed([{ kind: 'closed_since', closed_at: closesAt.toISOString() }])
  if (lesson.staysOpen) return openUntil(earlier(closesAt, endsAt))
  const opensAt = delay ? countedBy(delay.moment, delay.time_zone) : countedBy(lesson.moment, lesson.timeZone)
  const isEarly = opensAt !== null && opensAt > now
  const first = reasonsOfProgress(lesson, skipsCheckpoints)
  if (!isEarly && first.length === 0) return openUntil(earlier(closesAt, endsAt))
  const reasons: LockReason[] = isEarly
    ? [{ kind: 'opens_later', opens_at: opensAt.toISOString() }, ...first]
    : first
  // With a lesson or a practice to be done first the clock alone opens nothing.
  return closed(reasons, first.length === 0 ? opensAt : null)
}

/** What the person has to do first. */
const reasonsOfProgress = (lesson: LessonAccessFacts, skipsCheckpoints: boolean): LockReason[] => {
  const missing = lesson.after.filter(({ isDone }) => !isDone)
  const reasons: LockReason[] = []
  if (missing.length > 0)
    reasons.push({
      kind: 'after_lessons',
      lessons: missing.map(({ id, title, link }) => ({ id, title, link })),
    })
  if (lesson.practice) reasons.push({ kind: 'after_practice', practice: lesson.practice })
  if (lesson.checkpoint && !skipsCheckpoints && lesson.checkpoint.id !== lesson.practice?.id)
    reasons.push({ kind: 'after_checkpoint', practice: lesson.checkpoint })
  return reasons
}

const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** How near an access that is closed for this reason is to opening; the nearest speaks for all of them. */
const distances: Readonly<Record<LockReason['kind'], number>> = {
  opens_later: 0,
  after_lessons: 0,
  after_practice: 0,
  after_checkpoint: 0,
  access_begins: 1,
  closed_since: 2,
  not_in_offer: 3,
  access_ended: 4,
  access_frozen: 5,
  not_subscribed: 6,
  sign_in: 7,
  announced: 8,
  closed_by_school: 9,
  not_published: 10,
}

const distanceOf = ({ reasons: [first] }: AccessDecision): number => (first ? distances[first.kind] : 0)

/** The decision of two that serves the person better: the one that is open, stays open longer, or opens sooner. */
const better = (one: AccessDecision, other: AccessDecision): AccessDecision => {
  if (one.is_open !== other.is_open) return one.is_open ? one : other
  if (one.is_open) return isLater(one.closes_at, other.closes_at) ? one : other
  if (distanceOf(one) !== distanceOf(other)) return distanceOf(one) < distanceOf(other) ? one : other
  return isLater(other.next_opening_at, one.next_opening_at) ? one : other
}

/** Whether a moment comes after another one; null comes after all. */
const isLater = (one: string | null, other: string | null): boolean =>
  other !== null && (one === null || one > other)
