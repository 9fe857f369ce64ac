import { rightOn, type ProductTypeId } from '@lectern/contract/kernel/course-rights'
import { expandPermissions, type PermissionString } from '@lectern/contract/kernel/permissions'
import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Identity, StaffSeat } from '../../platform/http/call.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { identityChannel } from '../identity/index.ts'
import { chooseCurrentSchool } from './own-schools/choose-current-school.ts'
import { findOwnSchools } from './own-schools/own-schools.repository.ts'
import type { SchoolId } from '../../platform/school-id.ts'

const keepMs = 1000

interface Seats {
  readonly currentId: number
  readonly bySchool: ReadonlyMap<number, StaffSeat>
}

/** What a person is on the team of one product; told by the domain that owns products. */
export interface TeamSeat {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly typeId: ProductTypeId
  /** In the words of courses. */
  readonly permissions: readonly PermissionString[]
}
export type ListTeamSeats = (db: ReadDatabase, userId: number) => Promise<readonly TeamSeat[]>

/**
 * Where a person sits on the staff. Kept for a second and dropped exactly when it changes, in this process and in every
 * other one on the database.
 */
export const createSeats = async (
  { db, clock, notifications }: Pick<Dependencies, 'db' | 'clock' | 'notifications'>,
  listTeamSeats: ListTeamSeats,
): Promise<Pick<Identity, 'currentSeat' | 'seatIn'>> => {
  const seats = createSharedCache<Seats>({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: (userId, connection) => loadSeats(connection, Number(userId), listTeamSeats),
  })
  await notifications.listen(identityChannel, (notification) => {
    if (notification.kind === 'missed') seats.clear()
    else seats.drop((key) => key === notification.payload)
  })
  return {
    currentSeat: async (actor, schoolId) => {
      if (actor.scope === 'student') return null
      const { currentId, bySchool } = await seats.get(String(actor.userId))
      return bySchool.get(schoolId ?? currentId) ?? null
    },
    seatIn: async (actor, schoolId) => {
      if (actor.scope === 'student') return null
      return (await seats.get(String(actor.userId))).bySchool.get(schoolId) ?? null
    },
  }
}

/** The seat of somebody in a school, as it is stored; null for everybody who is not on its staff. For jobs, where nobody calls. */
export const loadSeat = async (
  db: ReadDatabase,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
  listTeamSeats: ListTeamSeats,
): Promise<StaffSeat | null> => (await loadSeats(db, userId, listTeamSeats)).bySchool.get(schoolId) ?? null

const loadSeats = async (db: ReadDatabase, userId: number, listTeamSeats: ListTeamSeats): Promise<Seats> => {
  // One after the other: asked in transactions too.
  const { staff, chosen } = await findOwnSchools(db, userId)
  const teams = await listTeamSeats(db, userId)
  const bySchool = new Map(
    staff.map((school) => [
      school.id,
      seatOf(
        school,
        userId,
        teams.filter(({ schoolId }) => schoolId === school.id),
      ),
    ]),
  )
  return { bySchool, currentId: chooseCurrentSchool([...bySchool.keys()], chosen) }
}

/** What a place on a team gives in the words of the product's type: whoever helps with a closed group finds closed groups in the menu. */
const typedRights = ({ permissions, typeId }: TeamSeat): string[] =>
  permissions.map((right) => rightOn(right, typeId))

const seatOf = (
  { id, ownerId, permissions }: { id: SchoolId; ownerId: number; permissions: readonly string[] },
  userId: number,
  teams: readonly TeamSeat[],
): StaffSeat => ({
  schoolId: id,
  isOwner: ownerId === userId,
  given: expandPermissions(permissions),
  team: new Map(teams.map((each) => [each.productId, expandPermissions(each.permissions)])),
  permissions: expandPermissions([...permissions, ...teams.flatMap(typedRights)]),
})
