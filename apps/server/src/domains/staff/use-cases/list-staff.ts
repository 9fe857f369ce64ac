import type { StaffRow } from '@lectern/contract/staff/staff'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Env } from '../../../platform/env.ts'
import { listInvitations } from '../invitations/invitations.repository.ts'
import { listMembers } from '../members.repository.ts'
import { presentInvitation, presentMember } from '../staff.presenter.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Everybody on a school's staff, the owner first, then invitations that wait. A staff is small: it is read whole. */
export const listStaff = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { callerId, search, env, now }: { callerId: number; search: string; env: Env; now: Date },
): Promise<StaffRow[]> => {
  const [members, invitations] = await Promise.all([
    listMembers(db, schoolId, search),
    listInvitations(db, schoolId, search),
  ])
  return [
    ...members.map((row) => presentMember(row, callerId)),
    ...invitations.map((row) => presentInvitation(row, env, now)),
  ]
}
