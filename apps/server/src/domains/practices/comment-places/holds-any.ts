import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { StaffSeat } from '../../../platform/http/call.ts'

/** Rights of which one is enough to answer comments wherever they are seen. */
export const answerers = ['comment_create', 'comment_curator'] as const satisfies PermissionString[]

/** Whether somebody of the team has one of several rights. */
export const holdsAny = (seat: StaffSeat | null, ...rights: readonly PermissionString[]): boolean =>
  seat !== null && rights.some((right) => seat.given.has(right))
