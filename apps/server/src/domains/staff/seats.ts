import { teamPermissions, type TeamRole } from '@lectern/contract/teams/team'
import { rightOn, type ProductTypeId } from '@lectern/contract/kernel/course-rights'
import { expandPermissions, type PermissionString } from '@lectern/contract/kernel/permissions'
import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { preparedQuery } from '../../platform/database/prepared.ts'
import { eq, type SQL, sql, type SQLWrapper } from '../../platform/database/sql.ts'
import type { Identity, StaffSeat } from '../../platform/http/call.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { identityChannel, users } from '../identity/index.ts'
import { chooseCurrentSchool } from './own-schools/choose-current-school.ts'
import { currentSchools } from './own-schools/current-schools.tables.ts'
import { ownSchoolsColumns } from './own-schools/own-schools.repository.ts'
import type { SchoolId } from '../../platform/school-id.ts'

const keepMs = 1000

interface Seats {
  readonly currentId: number
  readonly bySchool: ReadonlyMap<number, StaffSeat>
}

/** What a person is on the team of one product; told by the domain that owns products. */
interface TeamPlace {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly typeId: ProductTypeId
  readonly role: TeamRole
}
/** The places on teams of the person of a row; a part of a query. */
export type TeamRolesOf = (userId: SQLWrapper) => SQL<TeamPlace[]>

/** The same with what a place gives, in the words of courses. */
interface TeamSeat extends TeamPlace {
  readonly permissions: readonly PermissionString[]
}

/**
 * Where a person sits on the staff. Kept for a second and dropped exactly when it changes, in this process and in every
 * other one on the database.
 */
export const createSeats = async (
  { db, clock, notifications }: Pick<Dependencies, 'db' | 'clock' | 'notifications'>,
  teamRolesOf: TeamRolesOf,
): Promise<Pick<Identity, 'currentSeat' | 'seatIn'>> => {
  const query = preparedQuery((reading) => seatsQuery(reading, teamRolesOf).prepare('find_seats'))
  const seats = createSharedCache<Seats>({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (userId, connection) =>
      seatsFrom(Number(userId), await query(connection).execute({ userId: Number(userId) })),
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
  teamRolesOf: TeamRolesOf,
): Promise<StaffSeat | null> =>
  seatsFrom(userId, await seatsQuery(db, teamRolesOf).execute({ userId })).bySchool.get(schoolId) ?? null

/** The schools of a person and their places on teams: one answer. */
const seatsQuery = (db: ReadDatabase, teamRolesOf: TeamRolesOf) =>
  db
    .select({ ...ownSchoolsColumns, team: teamRolesOf(users.id) })
    .from(users)
    .leftJoin(currentSchools, eq(currentSchools.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))

const nowhere = { staff: [], chosen: null, team: [] }

const seatsFrom = (userId: number, [row]: Awaited<ReturnType<typeof seatsQuery>>): Seats => {
  const { staff, chosen, team } = row ?? nowhere
  const teams = team.map((place): TeamSeat => ({ ...place, permissions: teamPermissions[place.role] }))
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
