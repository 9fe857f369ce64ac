import type { EnrolmentState, GrantOrigin } from '@lectern/contract/access/access'
import type { OfferContent, OfferDelays } from '@lectern/contract/access/scope'
import type { KeptOfferContent } from '@lectern/contract/access/rules/offer-coverage'
import { and, eq, gt, isNotNull, isNull, lte, not, or, sql } from '../../platform/database/sql.ts'
import { enrolments } from './access.tables.ts'

/** One access of a person to a product, as the decision needs it. */
export interface GrantRow {
  readonly id: number
  /** Null: everything, given without an offer. */
  readonly offerId: number | null
  readonly origin: GrantOrigin
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** What its offer opens; null without an offer. */
  readonly kept: KeptOfferContent | null
  readonly delays: OfferDelays | null
  readonly skipsCheckpoints: boolean
}

/** The same as PostgreSQL writes it down. */
interface WrittenGrant {
  readonly id: number
  readonly offer_id: number | null
  readonly origin: GrantOrigin
  readonly starts_at: string
  readonly ends_at: string | null
  readonly content: OfferContent | null
  readonly known_lesson_id: number | null
  readonly delays: OfferDelays | null
  readonly skips_checkpoints: boolean | null
}

/** A product that was taken out of an offer is open by it to nobody. */
const nothing: OfferContent = { kind: 'chosen', lesson_ids: [], sections: [], new_content: { kind: 'none' } }

const readGrant = (written: WrittenGrant): GrantRow => ({
  id: written.id,
  offerId: written.offer_id,
  origin: written.origin,
  startsAt: new Date(written.starts_at),
  endsAt: written.ends_at === null ? null : new Date(written.ends_at),
  kept:
    written.offer_id === null
      ? null
      : { content: written.content ?? nothing, knownLessonId: written.known_lesson_id ?? 0 },
  delays: written.delays,
  skipsCheckpoints: written.skips_checkpoints ?? false,
})

const ownColumns = {
  id: enrolments.id,
  schoolId: enrolments.schoolId,
  productId: enrolments.productId,
  userId: enrolments.userId,
  state: enrolments.state,
  source: enrolments.source,
  startedAt: enrolments.startedAt,
  endsAt: enrolments.endsAt,
  frozenFrom: enrolments.frozenFrom,
  frozenUntil: enrolments.frozenUntil,
  pauses: enrolments.pauses,
}

/** Of an enrolment the offers of every access that was not taken away, the earliest first; null for an access without one. */
export const listedEnrolmentsColumns = {
  ...ownColumns,
  offerIds: sql<readonly (number | null)[]>`(
    select coalesce(json_agg(given.offer_id order by given.starts_at, given.id), '[]'::json)
    from access_grants given
    where given.product_id = enrolments.product_id and given.user_id = enrolments.user_id
      and given.school_id = enrolments.school_id and given.revoked_at is null
  )`.as('offer_ids'),
}

/** An enrolment with every access that was not taken away, the earliest first, and with what each opens. */
export const enrolmentsColumns = {
  ...ownColumns,
  grants: sql`(
    select coalesce(json_agg(json_build_object(
      'id', given.id, 'offer_id', given.offer_id, 'origin', given.origin,
      'starts_at', given.starts_at, 'ends_at', given.ends_at,
      'content', line.content, 'known_lesson_id', line.known_lesson_id,
      'delays', line.delays, 'skips_checkpoints', line.skips_checkpoints
    ) order by given.starts_at, given.id), '[]'::json)
    from access_grants given left join offer_products line
      on line.offer_id = given.offer_id and line.product_id = given.product_id and line.school_id = given.school_id
    where given.product_id = enrolments.product_id and given.user_id = enrolments.user_id
      and given.school_id = enrolments.school_id and given.revoked_at is null
  )`
    .mapWith((written: readonly WrittenGrant[]): readonly GrantRow[] => written.map(readGrant))
    .as('grants'),
}

/** Whether access is running at a moment, as far as the summary tells: begun, not over, not frozen. */
export const isRunning = (now: Date) => and(isInState('active', now), lte(enrolments.startedAt, now))

/** What `enrolmentStateAt` says, as a condition on enrolments. */
export const isInState = (state: EnrolmentState, now: Date) => {
  switch (state) {
    case 'waiting':
    case 'revoked':
      return eq(enrolments.state, state)
    case 'frozen':
      return and(eq(enrolments.state, 'active'), isNotNull(enrolments.frozenFrom), isFrozen(now))
    case 'active':
      return and(isThawed(now), or(isNull(enrolments.endsAt), gt(enrolments.endsAt, now)))
    case 'expired':
      return and(isThawed(now), lte(enrolments.endsAt, now))
  }
}

const isThawed = (now: Date) =>
  and(eq(enrolments.state, 'active'), or(isNull(enrolments.frozenFrom), not(isFrozen(now))))

/** Whether access is frozen at a moment; null for what was never frozen. */
const isFrozen = (now: Date) =>
  sql`(${enrolments.frozenFrom} <= ${now} and (${enrolments.frozenUntil} is null or ${enrolments.frozenUntil} > ${now}))`
