import { courseStatus } from '@lectern/contract/courses/course-status'
import { endOfAccess } from '@lectern/contract/access/rules/access-length'
import type { Transaction } from '../../platform/database/pool.ts'
import { CallError } from '../../platform/http/call-error.ts'
import { beginEnrolment, giveAccess, hasTakenOffer, returnPlaces } from '../access/index.ts'
import { listPlans } from './plans/plans.repository.ts'
import { offerClosed } from './offer-closed.ts'
import { listOfferLines, type OfferLineRow, type OfferRow, takePlace } from './offers.repository.ts'

/** Who takes an offer, and when. */
export interface OfferTaker {
  readonly userId: number
  /** In whose calendar the length of the access is counted: the school's. */
  readonly timeZone: string
  readonly now: Date
}

/**
 * Gives somebody who asks for it what an offer without a price opens, and takes one of its places. Taking it again changes nothing.
 *
 * @throws CallError offer_costs (409) when it has a price; offer_closed (409) when it cannot be taken now; conflict (409) when the school changed its products meanwhile
 */
export const takeOffer = async (
  tx: Transaction,
  offer: OfferRow,
  { userId, timeZone, now }: OfferTaker,
): Promise<void> => {
  if (await hasTakenOffer(tx, offer.schoolId, offer.id, userId)) return
  if (await costs(tx, offer)) throw new CallError('offer_costs')
  if (offerClosed(offer, now) !== null) throw new CallError('offer_closed')
  const lines = await listTakenLines(tx, offer)
  // First the person, then the place: whoever takes access away locks in the same order.
  let isBegun = false
  for (const productId of productsOf(lines))
    if (await beginEnrolment(tx, { schoolId: offer.schoolId, productId, userId }, now)) isBegun = true
  const held = await takePlace(tx, offer.schoolId, offer.id)
  // Whoever asked twice at once has waited for the place, and has the offer by now.
  if (await hasTakenOffer(tx, offer.schoolId, offer.id, userId)) {
    if (isBegun) throw new CallError('conflict', { retryAfter: 1 })
    if (held) await returnPlaces(tx, offer.schoolId, [offer.id])
    return
  }
  // What was read before the place was held may be over by now.
  if (held !== null && (await costs(tx, held))) throw new CallError('offer_costs')
  if (!held || offerClosed({ ...held, placesTaken: held.placesTaken - 1 }, now) !== null)
    throw new CallError('offer_closed')
  const heldLines = await listTakenLines(tx, offer)
  if (productsOf(heldLines).join() !== productsOf(lines).join())
    throw new CallError('conflict', { retryAfter: 1 })
  // In the order of their products, as everybody locks: who joins is counted product by product.
  const inOrder = heldLines.toSorted((one, other) => one.product.id - other.product.id)
  for (const { product, length } of inOrder)
    await giveAccess(
      tx,
      { product, userId, actorId: null, now },
      { offerId: offer.id, origin: 'free', startsAt: null, endsAt: endOfAccess(length, now, timeZone) },
    )
}

const costs = async (tx: Transaction, { schoolId, id }: OfferRow): Promise<boolean> =>
  (await listPlans(tx, schoolId, [id])).length > 0

/**
 * What whoever takes an offer gets of it: an archived product takes nobody new.
 *
 * @throws CallError offer_closed (409) where there is nothing that people are told of
 */
const listTakenLines = async (tx: Transaction, { schoolId, id }: OfferRow): Promise<OfferLineRow[]> => {
  const lines = await listOfferLines(tx, schoolId, [id])
  if (!lines.some(({ product }) => isTakenPartIn(product))) throw new CallError('offer_closed')
  return lines.filter(({ product }) => product.statusId !== courseStatus.archived)
}

/** Whether people are told of a product, and take part in it anew. */
export const isTakenPartIn = ({ statusId }: Pick<OfferLineRow['product'], 'statusId'>): boolean =>
  statusId === courseStatus.published || statusId === courseStatus.announced

const productsOf = (lines: readonly OfferLineRow[]): number[] =>
  lines.map(({ product }) => product.id).toSorted((one, other) => one - other)
