import {
  type NewPaymentSystem,
  paymentLimits,
  type PaymentSystemChange,
  type SystemState,
} from '@lectern/contract/payments/payment-systems'
import { isOnline, type ProviderId, providerIds } from '@lectern/contract/payments/provider-ids'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isConnected, newMessagesToken } from '../connections/connect.ts'
import { type ConnectionTools, providerOf } from '../connections/connections.ts'
import * as store from '../payment-systems.repository.ts'

/** A way by hand tells the buyer what to do. @throws CallError instruction_missing */
const refuseSilent = ({
  providerId,
  instruction,
}: {
  readonly providerId: ProviderId
  readonly instruction: string | null
}): void => {
  if (isOnline(providerId)) return
  if (instruction === null || instruction === '')
    throw new CallError('instruction_missing', { fields: { instruction: ['required'] } })
}

/**
 * Adds a way in which a school takes money, last at its checkout.
 *
 * @returns its number
 * @throws CallError too_many_payment_systems, instruction_missing, provider_not_offered (422); not_connected (409) for one that is to stand
 * at the checkout before it is connected
 */
export const createSystem = async (
  tx: Transaction,
  tools: Pick<ConnectionTools, 'paymentProviders'>,
  schoolId: SchoolId,
  { provider_id: providerId, ...system }: NewPaymentSystem,
  now: Date,
): Promise<number> => {
  refuseSilent({ providerId, ...system })
  const isOffered = !isOnline(providerId) || providerOf(tools, { providerId }) !== null
  if (!isOffered) throw new CallError('provider_not_offered')
  if (isOnline(providerId) && system.state !== 'off') throw new CallError('not_connected')
  await store.lockSystems(tx, schoolId)
  const others = await store.listSystems(tx, schoolId)
  if (others.length >= paymentLimits.systems) throw new CallError('too_many_payment_systems')
  const position = (others.at(-1)?.position ?? 0) + 1
  const messagesToken = isOnline(providerId) ? newMessagesToken() : null
  return store.insertSystem(tx, {
    ...{ schoolId, providerId, ...system, position, messagesToken },
    ...{ createdAt: now, updatedAt: now },
  })
}

/** @throws CallError not_found for one that was taken away */
const findKept = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  const row = found(await store.findSystem(tx, schoolId, id))
  return found(row.deletedAt === null ? row : null)
}

/**
 * Buyers pay into an account that was tried, and with keys that move real money; by hand there is none.
 *
 * @throws CallError not_connected
 */
const refuseUnconnected = (row: store.SystemRow, state: SystemState): void => {
  if (!isOnline(row.providerId) || state === 'off') return
  const isReal = state === 'test' || row.mode === 'live' || row.providerId === providerIds.standIn
  if (!isConnected(row) || !isReal) throw new CallError('not_connected')
}

/** Changes a way to pay; orders that wait read what it says from now on. @throws CallError not_found, instruction_missing, not_connected */
export const changeSystem = async (
  tx: Transaction,
  { schoolId, id }: { readonly schoolId: SchoolId; readonly id: number },
  change: PaymentSystemChange,
  now: Date,
): Promise<void> => {
  const row = await findKept(tx, schoolId, id)
  const { providerId } = row
  refuseSilent({
    providerId,
    instruction: change.instruction === undefined ? row.instruction : change.instruction,
  })
  if (change.state !== undefined) refuseUnconnected(row, change.state)
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
