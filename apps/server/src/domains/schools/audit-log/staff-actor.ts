import type { Call, StaffSeat } from '../../../platform/http/call.ts'
import type { Doer } from './audit-log.repository.ts'

/** Who does something in the call's school, and from where. */
export const doerOf = ({
  actor,
  staff,
  ip,
  now,
}: Pick<Call, 'ip' | 'now'> & {
  readonly actor: { readonly userId: number }
  readonly staff: Pick<StaffSeat, 'cabinetId'>
}): Doer => ({ cabinetId: staff.cabinetId, userId: actor.userId, ip, now })
