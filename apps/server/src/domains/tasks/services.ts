import { defineExtensionPoint, defineService } from '../../platform/composition/services.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { TaskKind } from './task-kind.ts'

/** The seat of somebody in a school as it is stored. */
export type SeatOf = (
  db: ReadDatabase,
  person: { readonly schoolId: SchoolId; readonly userId: number },
) => Promise<StaffSeat | null>

/** What tasks need of the domains above. */
export const taskServices = {
  kinds: defineExtensionPoint<TaskKind>('tasks.kinds'),
  seatOf: defineService<SeatOf>('tasks.seatOf'),
}
