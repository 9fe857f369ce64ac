import { endOfAccess } from '@lectern/contract/access/rules/access-length'
import type { Transaction } from '../../../platform/database/pool.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { closeOrderAccess, giveAccess, listOrderGrants } from '../../access/index.ts'
import { findProduct } from '../../products/index.ts'
import {
  insertEvent,
  listOrderedProducts,
  type LockedOrder,
  type OrderPlace,
} from '../order-writes.repository.ts'

/** Who does something to an order, and when. */
export interface OrderActor {
  /** Null: the buyer, the clock, or a payment system. */
  readonly actorId: number | null
  readonly now: Date
}

export const placeOf = ({ schoolId, id }: Pick<LockedOrder, 'schoolId' | 'id'>): OrderPlace => ({
  schoolId,
  orderId: id,
})

/**
 * Opens to its buyer what an order was paid for; what is open already stays. A product that cannot be opened is written into the history
 * for the staff, and keeps neither the payment nor the others.
 *
 * @param order an order whose row is held, of a buyer with an account
 * @param timeZone in whose calendar the length of an access is counted: the school's
 */
export const openAccess = async (
  tx: Transaction,
  order: LockedOrder & { readonly userId: number },
  timeZone: string,
  { actorId, now }: OrderActor,
): Promise<void> => {
  const { schoolId, userId } = order
  // By the number of the product, as everybody locks.
  for (const { productId, title, length } of await listOrderedProducts(tx, [order.id])) {
    const product = await findProduct(tx, schoolId, productId)
    const isOpen =
      product !== null &&
      (await orRefused(tx, () =>
        giveAccess(
          tx,
          // The letter of the order says what is open.
          { product, userId, actorId, now, isUntold: true },
          {
            offerId: order.offerId,
            orderId: order.id,
            origin: 'order',
            startsAt: null,
            endsAt: endOfAccess(length, now, timeZone),
          },
        ),
      ))
    await insertEvent(
      tx,
      placeOf(order),
      { kind: isOpen ? 'access_opened' : 'access_refused', actorId, title },
      now,
    )
  }
}

const orRefused = async (tx: Transaction, give: () => Promise<unknown>): Promise<boolean> => {
  try {
    await inSavepoint(tx, give)
    return true
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}

/** Closes what an order opened; another access to the same product stays, and so does what the person wrote. */
export const closeAccess = async (
  tx: Transaction,
  order: LockedOrder,
  { actorId, now }: OrderActor,
): Promise<void> => {
  const titles = new Map(
    (await listOrderedProducts(tx, [order.id])).map((each) => [each.productId, each.title]),
  )
  for (const { productId, userId } of await listOrderGrants(tx, order.schoolId, order.id)) {
    const product = await findProduct(tx, order.schoolId, productId)
    if (product === null) continue
    const isClosed = await closeOrderAccess(tx, { product, userId, actorId, now }, order.id)
    const title = titles.get(productId) ?? product.title
    await insertEvent(
      tx,
      placeOf(order),
      { kind: isClosed ? 'access_closed' : 'access_kept', actorId, title },
      now,
    )
  }
}
