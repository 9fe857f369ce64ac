import type { Call, StaffSeat } from '../../../platform/http/call.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Who acts on a school's people or settings, and from where. */
export interface StaffActor {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly ip: string
  readonly now: Date
}

/** Who acts in the call's school, and from where. */
export const staffActorOf = ({
  actor,
  staff,
  ip,
  now,
}: Pick<Call, 'ip' | 'now'> & {
  readonly actor: { readonly userId: number }
  readonly staff: Pick<StaffSeat, 'schoolId'>
}): StaffActor => ({ schoolId: staff.schoolId, userId: actor.userId, ip, now })
