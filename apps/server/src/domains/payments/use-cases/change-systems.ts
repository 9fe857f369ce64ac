import {
  type NewPaymentSystem,
  paymentLimits,
  type PaymentSystemChange,
} from '@lectern/contract/payments/payment-systems'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import * as store from '../payment-systems.repository.ts'

/** A way by hand tells the buyer what to do. @throws CallError instruction_missing */
const refuseSilent = ({ instruction }: { readonly instruction: string | null }): void => {
  if (instruction === null || instruction === '')
    throw new CallError('instruction_missing', { fields: { instruction: ['required'] } })
}

/**
 * Adds a way in which a school takes money, last at its checkout.
 *
 * @returns its number
 * @throws CallError too_many_payment_systems, instruction_missing (422)
 */
export const createSystem = async (
  tx: Transaction,
  schoolId: SchoolId,
  { provider_id: providerId, ...system }: NewPaymentSystem,
  now: Date,
): Promise<number> => {
  refuseSilent(system)
  await store.lockSystems(tx, schoolId)
  const others = await store.listSystems(tx, schoolId)
  if (others.length >= paymentLimits.systems) throw new CallError('too_many_payment_systems')
  const position = (others.at(-1)?.position ?? 0) + 1
  return store.insertSystem(tx, { schoolId, providerId, ...system, position, createdAt: now, updatedAt: now })
}

/** @throws CallError not_found for one that was taken away */
const findKept = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  const row = found(await store.findSystem(tx, schoolId, id))
  return found(row.deletedAt === null ? row : null)
}

/** Changes a way to pay; orders that wait read what it says from now on. @throws CallError not_found, instruction_missing */
export const changeSystem = async (
  tx: Transaction,
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: number },
  change: PaymentSystemChange,
  now: Date,
): Promise<void> => {
  const row = await findKept(tx, schoolId, id)
  refuseSilent({ instruction: change.instruction === undefined ? row.instruction : change.instruction })
  await store.updateSystem(tx, schoolId, id, { ...change, updatedAt: now })
}

/** Takes a way to pay away from the checkout and the settings. @throws CallError not_found */
export const removeSystem = async (
  tx: Transaction,
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: number },
  now: Date,
): Promise<void> => {
  await findKept(tx, schoolId, id)
  await store.updateSystem(tx, schoolId, id, { deletedAt: now })
}

/** Puts the ways to pay into another order; those that are not named follow in theirs. @throws CallError not_found for one that is not there */
export const orderSystems = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  await store.lockSystems(tx, schoolId)
  const known = (await store.listSystems(tx, schoolId)).map(({ id }) => id)
  if (ids.some((id) => !known.includes(id))) throw notFound('a payment system that is not there')
  for (const [index, id] of [...new Set([...ids, ...known])].entries())
    await store.updateSystem(tx, schoolId, id, { position: index + 1, updatedAt: now })
}
