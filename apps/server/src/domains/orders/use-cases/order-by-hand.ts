import type { createOrder } from '@lectern/contract/orders/staff-orders.api'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findBuyerContact } from '../../contacts/index.ts'
import { findOffer, findSoldPlan } from '../../offers/index.ts'
import { insertEvent } from '../order-writes.repository.ts'
import { placeOrder } from './place-order.ts'
import { lineOf } from './wanted-line.ts'

/** Who of the staff orders, and when. */
interface OrderingMember {
  readonly actorId: number
  readonly now: Date
}

/**
 * Orders a plan of an offer for a contact, at its price or at one of their own. An offer whose sale is over, and a plan that is off, are
 * ordered so as well.
 *
 * @returns the number of the order in the database
 * @throws CallError not_found; contact_erased, contact_without_email, offer_without_price, foreign_plan (422); price_changed (409); offer_closed
 * (409) without a place
 */
export const orderByHand = async (
  tx: Transaction,
  schoolId: SchoolId,
  wanted: z.output<(typeof createOrder)['body']>,
  { actorId, now }: OrderingMember,
): Promise<number> => {
  const contact = found(await findBuyerContact(tx, schoolId, wanted.contact_id))
  if (contact.status === 'erased') throw new CallError('contact_erased')
  if (contact.email === null) throw new CallError('contact_without_email')
  const offer = found(await findOffer(tx, schoolId, wanted.offer_id))
  const sold = await findSoldPlan(tx, offer, { planId: wanted.plan_id, isOffTaken: true }, now)
  if (sold === null) throw new CallError(wanted.plan_id === null ? 'offer_without_price' : 'foreign_plan')
  const { price } = sold
  const { id: contactId, userId, email, name, phone } = contact
  const amount = wanted.amount ?? price.amount
  const orderId = await placeOrder(
    tx,
    {
      schoolId,
      lines: [await lineOf(tx, sold, amount)],
      currency: price.currency,
      buyer: { contactId, userId, email, name, phone, language: wanted.language },
      method: null,
      source: 'manual',
      hasAcceptedTerms: false,
      createdBy: actorId,
      reason: wanted.reason,
      isLetterSent: wanted.is_letter_sent,
    },
    now,
  )
  if (amount !== price.amount) {
    const event = { kind: 'price_set', actorId, amount: BigInt(amount), reason: wanted.reason } as const
    await insertEvent(tx, { schoolId, orderId }, event, now)
  }
  return orderId
}
