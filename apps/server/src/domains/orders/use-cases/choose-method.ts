import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { insertEvent, type LockedOrder, updateOrder } from '../order-writes.repository.ts'
import type { KnownMethod, PaymentMethods } from '../services.ts'
import { keepPlace } from './places.ts'

/** Whose ways to pay are chosen among. */
export interface MethodPlace {
  readonly schoolId: SchoolId
  readonly currency: string
  readonly areTestsShown: boolean
}

/** @throws CallError payment_method_gone */
export const findMethod = async (
  db: ReadDatabase,
  methods: PaymentMethods,
  { schoolId, currency, areTestsShown }: MethodPlace,
  methodId: number,
): Promise<KnownMethod> => {
  const method = (await methods.list(db, schoolId, { currency, areTestsShown })).find(
    ({ id }) => id === methodId,
  )
  if (!method) throw new CallError('payment_method_gone')
  return method
}

/**
 * Has an order that waits paid in another way. Its row is held.
 *
 * @throws CallError payment_method_gone, sold_out, offer_closed (409)
 */
export const chooseMethod = async (
  tx: Transaction,
  methods: PaymentMethods,
  order: LockedOrder,
  { methodId, areTestsShown }: { readonly methodId: number; readonly areTestsShown: boolean },
  now: Date,
): Promise<void> => {
  if (order.methodId === methodId) return
  const { schoolId, currency, id: orderId } = order
  const { title, kind } = await findMethod(tx, methods, { schoolId, currency, areTestsShown }, methodId)
  await keepPlace(tx, order, kind, now)
  await updateOrder(tx, { schoolId, orderId }, { methodId })
  await insertEvent(tx, { schoolId, orderId }, { kind: 'method_changed', title }, now)
}
