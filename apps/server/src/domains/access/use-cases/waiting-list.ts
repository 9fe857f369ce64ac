import type { Transaction } from '../../../platform/database/pool.ts'
import { announceEnrolmentChange } from '../enrolment-cache.ts'
import * as repository from '../grants.repository.ts'
import { type ChangedAccess, placeOf } from './change-access.ts'
import { recordAccessChange } from './record-access-change.ts'

/** Puts somebody on the waiting list of a product; who takes part, or waits already, stays as they are. */
export const preSubscribe = async (tx: Transaction, change: ChangedAccess): Promise<void> => {
  const { now, userId, product } = change
  const place = placeOf(change)
  const before = await repository.lockEnrolment(tx, place)
  if (before?.state === 'active' || before?.state === 'waiting') return
  await repository.insertEnrolment(tx, place, { state: 'waiting', source: 'free', startedAt: now }, now)
  const enrolment = await repository.lockEnrolment(tx, place)
  if (enrolment?.state === 'active') return
  await repository.updateEnrolment(tx, place, { state: 'waiting', startedAt: now, endsAt: null })
  await announceEnrolmentChange(tx, userId, product)
  await recordAccessChange(tx, place, { kind: 'pre_subscribed', details: {}, actorId: null }, change)
}

/** Takes somebody off the waiting list of a product; who is not on it stays as they are. */
export const stopWaiting = async (tx: Transaction, change: ChangedAccess): Promise<void> => {
  const { userId, product } = change
  const place = placeOf(change)
  const enrolment = await repository.lockEnrolment(tx, place)
  if (enrolment?.state !== 'waiting') return
  await repository.updateEnrolment(tx, place, { state: 'revoked' })
  await announceEnrolmentChange(tx, userId, product)
  await recordAccessChange(tx, place, { kind: 'revoked', details: {}, actorId: null }, change)
}
