import type { ReleaseMoment } from '../release-rule.ts'
import type { AccessDecision, LockReason, EnrolmentState } from '../access.ts'
import { openingInstant } from './opening-instant.ts'

/** Everything the decision depends on; callers bring the facts, the rule reads no clock. */
export interface AccessFacts {
  readonly now: Date
  readonly person: { readonly isSignedIn: boolean; readonly isExpert: boolean }
  readonly product: {
    /** An archived one is there for those who take part, and for nobody else. */
    readonly status: 'hidden' | 'announced' | 'published' | 'archived'
    readonly canJoin: boolean
  }
  readonly enrolment: {
    readonly state: EnrolmentState
    readonly startedAt: Date
    readonly endsAt: Date | null
  } | null
  /** The lesson in question; null when the product as a whole is asked about. */
  readonly lesson: LessonAccessFacts | null
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
  /** When it opens by the clock, in the hours of its zone. */
  readonly moment: ReleaseMoment
  readonly timeZone: string
}

const open: AccessDecision = { is_open: true, reasons: [], next_opening_at: null }

/**
 * May this person study this now? The one decision that page, preview, mail and API share (PRODUCT.md, "Every lock
 * explains itself"; document 002 §4 "Lesson gating"). Staff of the school see everything.
 */
export const decideAccess = (facts: AccessFacts): AccessDecision => {
  if (facts.person.isExpert) return open
  if (isHidden(facts)) return closed([{ kind: 'not_published' }])
  if (facts.product.status === 'announced' || facts.lesson?.status === 'announced')
    return closed([{ kind: 'announced' }])
  if (facts.lesson?.isPublic) return open
  if (!facts.person.isSignedIn) return closed([{ kind: 'sign_in' }, ...notSubscribed(facts)])
  if (!facts.enrolment || facts.enrolment.state === 'revoked') return closed(notSubscribed(facts))
  const endedAt = endOf(facts.enrolment, facts.now)
  if (endedAt) return closed([{ kind: 'access_ended', ended_at: endedAt.toISOString() }])
  return decideOpening(facts, facts.enrolment.startedAt)
}

const isHidden = ({ product, lesson, enrolment }: AccessFacts): boolean =>
  product.status === 'hidden' ||
  lesson?.status === 'hidden' ||
  (product.status === 'archived' && (enrolment === null || enrolment.state === 'revoked'))

const decideOpening = ({ lesson, now }: AccessFacts, startedAt: Date): AccessDecision => {
  if (!lesson || lesson.isOpen) return open
  const opensAt = momentOf(lesson, startedAt, now)
  const missing = lesson.after.filter(({ isDone }) => !isDone)
  const reasons: LockReason[] = [
    ...(opensAt === null ? [] : [{ kind: 'opens_later' as const, opens_at: opensAt }]),
    ...(missing.length === 0
      ? []
      : [
          {
            kind: 'after_lessons' as const,
            lessons: missing.map(({ id, title, link }) => ({ id, title, link })),
          },
        ]),
    ...(lesson.practice === null ? [] : [{ kind: 'after_practice' as const, practice: lesson.practice }]),
  ]
  if (reasons.length === 0) return open
  // With a lesson or a practice to be done first the clock alone opens nothing.
  const opensByClock = missing.length === 0 && lesson.practice === null
  return { is_open: false, reasons, next_opening_at: opensByClock ? opensAt : null }
}

/** The moment at which the lesson opens by itself; null when it has passed, or there is none. */
const momentOf = (lesson: LessonAccessFacts, startedAt: Date, now: Date): string | null => {
  const opensAt = openingInstant(lesson.moment, lesson.timeZone, startedAt)
  return opensAt === null || opensAt <= now ? null : opensAt.toISOString()
}

const notSubscribed = (facts: AccessFacts): LockReason[] => [
  { kind: 'not_subscribed', can_join: facts.product.canJoin },
]

const endOf = (enrolment: NonNullable<AccessFacts['enrolment']>, now: Date): Date | null => {
  if (enrolment.endsAt && enrolment.endsAt <= now) return enrolment.endsAt
  return enrolment.state === 'active' ? null : (enrolment.endsAt ?? now)
}

const closed = (reasons: LockReason[]): AccessDecision => ({ is_open: false, reasons, next_opening_at: null })
