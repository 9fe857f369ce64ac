import type { AccessDecision, LockReason, EnrolmentState } from '../access.ts'
import { openingInstant } from './opening-instant.ts'

/** Everything the decision depends on; callers bring the facts, the rule reads no clock. */
export interface AccessFacts {
  readonly now: Date
  readonly person: { readonly isSignedIn: boolean; readonly isExpert: boolean }
  readonly product: { readonly isPublished: boolean; readonly canJoin: boolean }
  readonly enrolment: {
    readonly state: EnrolmentState
    readonly startedAt: Date
    readonly endsAt: Date | null
  } | null
  /** The lesson in question; null when the product as a whole is asked about. */
  readonly lesson: {
    readonly isPublished: boolean
    /** Anybody may read it, signed in or not. */
    readonly isPublic: boolean
    readonly accessibleAfterDays: number
    /** `HH:MM`, in the lesson's zone. */
    readonly accessibleStartHour: string
    readonly timeZone: string
  } | null
}

const open: AccessDecision = { is_open: true, reasons: [], next_opening_at: null }

/**
 * May this person study this now? The one decision that page, preview, mail and API share (PRODUCT.md, "Every lock
 * explains itself"; document 002 §4 "Lesson gating"). Staff of the school see everything.
 */
export const decideAccess = (facts: AccessFacts): AccessDecision => {
  if (facts.person.isExpert) return open
  const published = facts.product.isPublished && (facts.lesson?.isPublished ?? true)
  if (!published) return closed([{ kind: 'not_published' }])
  if (facts.lesson?.isPublic) return open
  if (!facts.person.isSignedIn) return closed([{ kind: 'sign_in' }, ...notSubscribed(facts)])
  if (!facts.enrolment || facts.enrolment.state === 'revoked') return closed(notSubscribed(facts))
  const endedAt = endOf(facts.enrolment, facts.now)
  if (endedAt) return closed([{ kind: 'access_ended', ended_at: endedAt.toISOString() }])
  return decideOpening(facts, facts.enrolment.startedAt)
}

const decideOpening = (facts: AccessFacts, startedAt: Date): AccessDecision => {
  if (!facts.lesson || facts.lesson.accessibleAfterDays === 0) return open
  const opensAt = openingInstant({
    startedAt,
    afterDays: facts.lesson.accessibleAfterDays,
    startHour: facts.lesson.accessibleStartHour,
    timeZone: facts.lesson.timeZone,
  })
  if (opensAt <= facts.now) return open
  const opens_at = opensAt.toISOString()
  return { is_open: false, reasons: [{ kind: 'opens_later', opens_at }], next_opening_at: opens_at }
}

const notSubscribed = (facts: AccessFacts): LockReason[] => [
  { kind: 'not_subscribed', can_join: facts.product.canJoin },
]

const endOf = (enrolment: NonNullable<AccessFacts['enrolment']>, now: Date): Date | null => {
  if (enrolment.endsAt && enrolment.endsAt <= now) return enrolment.endsAt
  return enrolment.state === 'active' ? null : (enrolment.endsAt ?? now)
}

const closed = (reasons: LockReason[]): AccessDecision => ({ is_open: false, reasons, next_opening_at: null })
