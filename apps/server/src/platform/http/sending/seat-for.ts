import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { StaffSeat } from '../call.ts'
import { CallError } from '../call-error.ts'
import type { ByteCall } from './byte-call.ts'

/**
 * The seat of somebody who may do one of several things in their current school, or in the one that the header names.
 *
 * @throws CallError unauthenticated (401), forbidden, address_refused, session_limit, device_limit (403)
 */
export const seatFor = async (call: ByteCall, anyOf: readonly PermissionString[]): Promise<StaffSeat> => {
  if (!call.actor) throw new CallError('unauthenticated')
  const seat = await call.currentSeat()
  if (!seat || !anyOf.some((each) => seat.permissions.has(each))) throw new CallError('forbidden')
  await call.enter(seat.schoolId)
  return seat
}
