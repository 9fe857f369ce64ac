import { mostAccesses } from '@lectern/contract/access/scope'
import { laterBy, type CalendarLength, withinYears } from '@lectern/contract/access/rules/access-length'
import { pauseAt } from '@lectern/contract/access/rules/paused-moment'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, notFound } from '../../../platform/http/call-error.ts'
import { pausesOf } from '../decisions.ts'
import { announceEnrolmentChange } from '../enrolment-cache.ts'
import * as repository from '../grants.repository.ts'
import { findOfferDistribution, hasTakenOffer, returnPlaces } from '../scopes/scopes.repository.ts'
import { distributeLearner } from '../../teams/index.ts'
import { summaryOf } from '../rules/summary-of.ts'
import { recordAccessChange } from './record-access-change.ts'
import type { ProductRow } from '../../products/index.ts'

/** Somebody's access to one product. */
export interface ChangedAccess {
  readonly product: ProductRow
  readonly userId: number
  /** Who of the staff changes it; null: the person. */
  readonly actorId: number | null
  readonly now: Date
  /** The person is not told of it. */
  readonly isUntold?: boolean
}

/** An access that somebody gets. */
export interface GivenAccess {
  readonly offerId: number | null
  readonly origin: 'free' | 'manual' | 'order'
  /** The order that paid for it, once. */
  readonly orderId?: number
  /** Null: from now on. */
  readonly startsAt: Date | null
  /** Null: without end. */
  readonly endsAt: Date | null
}

/** Some days or months of a calendar. */
export interface Span {
  readonly by: CalendarLength
  readonly timeZone: string
}

/** Where the row of somebody and a product is. */
export const placeOf = ({ product, userId }: ChangedAccess): repository.AccessPlace => ({
  schoolId: product.schoolId,
  productId: product.id,
  userId,
})

/**
 * Gives somebody an access beside those that they have. Whoever takes an offer a second time keeps what they have.
 *
 * @returns whether it is new
 * @throws CallError too_many_accesses (422)
 */
export const giveAccess = async (
  tx: Transaction,
  change: ChangedAccess,
  { offerId, orderId, origin, startsAt: wantedStart, endsAt }: GivenAccess,
): Promise<boolean> => {
  const { actorId, now } = change
  const place = placeOf(change)
  const startsAt = wantedStart ?? now
  const begun = { state: 'active', source: origin, startedAt: startsAt } as const
  await repository.insertEnrolment(tx, place, begun, now)
  const before = await repository.lockEnrolment(tx, place)
  if ((before?.grants.length ?? 0) >= mostAccesses) throw new CallError('too_many_accesses')
  const grant = { offerId, orderId, origin, startsAt, endsAt, createdBy: actorId }
  if (!(await repository.insertGrant(tx, place, grant, now))) return false
  // Who comes back, or off the waiting list, begins anew: earlier freezes are those of another access.
  if (before?.grants.length === 0)
    await repository.updateEnrolment(tx, place, { frozenFrom: null, frozenUntil: null, pauses: [] })
  if (offerId !== null) await distribute(tx, { ...place, offerId }, now)
  await summarise(tx, change)
  const details = {
    offer_id: offerId,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
  }
  await recordAccessChange(tx, place, { kind: 'granted', details, actorId }, change)
  return true
}

/** Brings somebody who joins to an assistant, where the offer says so. */
const distribute = async (
  tx: Transaction,
  place: repository.AccessPlace & { readonly offerId: number },
  now: Date,
): Promise<void> => {
  const distribution = await findOfferDistribution(tx, place)
  if (!distribution) return
  const { schoolId, productId, userId } = place
  await distributeLearner(tx, { schoolId, productId, userId, now }, distribution, () =>
    repository.countTakers(tx, place),
  )
}

/**
 * Gives every access of somebody another end.
 *
 * @param endsAt null: without end
 * @throws CallError not_found when the person does not take part
 */
export const endAccess = async (
  tx: Transaction,
  change: ChangedAccess,
  endsAt: Date | null,
): Promise<void> => {
  const { grants } = await lockParticipant(tx, change)
  await writeEnds(
    tx,
    change,
    grants.map(({ id }) => ({ id, endsAt })),
  )
}

/**
 * Lengthens every access of somebody; one that is over lasts so much longer from now on, one without an end stays.
 *
 * @throws CallError not_found when the person does not take part
 */
export const extendAccess = async (
  tx: Transaction,
  change: ChangedAccess,
  { by, timeZone }: Span,
): Promise<void> => {
  const { grants } = await lockParticipant(tx, change)
  await writeEnds(
    tx,
    change,
    grants.flatMap(({ id, endsAt }) => {
      if (endsAt === null) return []
      const from = endsAt > change.now ? endsAt : change.now
      return [{ id, endsAt: laterBy(from, by, timeZone) }]
    }),
  )
}

/**
 * Freezes somebody's access from now on; what is frozen already is frozen for so long from now. Its end moves by the length of the freeze
 * (PRODUCT-learning §6), without a known length when it is over.
 *
 * @param span null: until the school says otherwise
 * @throws CallError not_found when the person does not take part
 */
export const freezeAccess = async (
  tx: Transaction,
  change: ChangedAccess,
  span: Span | null,
): Promise<void> => {
  const { now, actorId } = change
  const place = placeOf(change)
  await thaw(tx, change)
  const enrolment = await lockParticipant(tx, change)
  const until = span && laterBy(now, span.by, span.timeZone)
  const { frozenFrom, frozenUntil, pauses } = enrolment
  const earlier =
    frozenFrom && frozenUntil
      ? [...pauses, { from: frozenFrom.toISOString(), until: frozenUntil.toISOString() }].slice(-mostPauses)
      : pauses
  await repository.updateEnrolment(tx, place, { frozenFrom: now, frozenUntil: until, pauses: earlier })
  if (until) await shiftEnds(tx, change, { by: until.getTime() - now.getTime(), after: now })
  else await announceEnrolmentChange(tx, change.userId, change.product)
  const details = { frozen_until: until?.toISOString() ?? null }
  await recordAccessChange(tx, place, { kind: 'frozen', details, actorId }, change)
}

/** How many freezes are kept of one person and product. */
const mostPauses = 100

/**
 * Ends a freeze now; days that were not used come back off the end. Nothing happens to who is not frozen.
 *
 * @throws CallError not_found when the person does not take part
 */
export const unfreezeAccess = async (tx: Transaction, change: ChangedAccess): Promise<void> => {
  await lockParticipant(tx, change)
  if (!(await thaw(tx, change))) return
  const { actorId } = change
  await recordAccessChange(tx, placeOf(change), { kind: 'unfrozen', details: {}, actorId }, change)
}

/**
 * Takes every access of somebody away. What they wrote, and how far they came, is kept.
 *
 * @throws CallError not_found when the person does not take part
 */
export const revokeAccess = async (tx: Transaction, change: ChangedAccess): Promise<void> => {
  const { now, actorId, product } = change
  const place = placeOf(change)
  await lockParticipant(tx, change)
  const taken = await repository.revokeGrants(tx, place, now)
  const offerIds = taken.flatMap(({ offerId, origin }) =>
    offerId !== null && origin === 'free' ? [offerId] : [],
  )
  const free: number[] = []
  for (const offerId of new Set(offerIds))
    if (!(await hasTakenOffer(tx, product.schoolId, offerId, change.userId))) free.push(offerId)
  // All of them at once: they are held in one order by everybody.
  await returnPlaces(tx, product.schoolId, free)
  await repository.updateEnrolment(tx, place, { state: 'revoked' })
  await announceEnrolmentChange(tx, change.userId, product)
  await recordAccessChange(tx, place, { kind: 'revoked', details: {}, actorId }, change)
}

const lockParticipant = async (tx: Transaction, change: ChangedAccess) => {
  const enrolment = await repository.lockEnrolment(tx, placeOf(change))
  if (enrolment?.state !== 'active') throw notFound('no participant')
  return enrolment
}

/** Writes down over all accesses since when and until when they last, and tells every process. */
export const summarise = async (tx: Transaction, change: ChangedAccess): Promise<void> => {
  const place = placeOf(change)
  const enrolment = await repository.lockEnrolment(tx, place)
  const summary = enrolment && summaryOf(enrolment.grants)
  if (summary) await repository.updateEnrolment(tx, place, { state: 'active', ...summary })
  await announceEnrolmentChange(tx, change.userId, change.product)
}

const writeEnds = async (
  tx: Transaction,
  change: ChangedAccess,
  ends: readonly { readonly id: number; readonly endsAt: Date | null }[],
): Promise<void> => {
  const { actorId } = change
  const place = placeOf(change)
  await repository.updateGrantEnds(tx, place, ends)
  await summarise(tx, change)
  const latest = await repository.lockEnrolment(tx, place)
  const details = { ends_at: latest?.endsAt?.toISOString() ?? null }
  await recordAccessChange(tx, place, { kind: 'end_changed', details, actorId }, change)
}

/** Moves the ends that come after a moment by some milliseconds. */
const shiftEnds = async (
  tx: Transaction,
  change: ChangedAccess,
  { by, after }: { readonly by: number; readonly after: Date },
): Promise<void> => {
  const { grants } = await lockParticipant(tx, change)
  const running = grants.flatMap(({ id, endsAt }) =>
    endsAt === null || endsAt <= after ? [] : [{ id, endsAt: withinYears(new Date(endsAt.getTime() + by)) }],
  )
  await repository.updateGrantEnds(tx, placeOf(change), running)
  await summarise(tx, change)
}

/** Ends a running freeze now. @returns whether there was one */
const thaw = async (tx: Transaction, change: ChangedAccess): Promise<boolean> => {
  const { now } = change
  const enrolment = await lockParticipant(tx, change)
  const pause = pauseAt(pausesOf(enrolment), now)
  if (!pause) return false
  await repository.updateEnrolment(tx, placeOf(change), { frozenUntil: now })
  // The end was moved by the whole of a freeze whose length was known, and not yet by one without.
  const by = pause.until ? now.getTime() - pause.until.getTime() : now.getTime() - pause.from.getTime()
  await shiftEnds(tx, change, { by, after: pause.from })
  return true
}
