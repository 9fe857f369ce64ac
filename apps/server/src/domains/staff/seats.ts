import { expandPermissions, type PermissionString } from '@lectern/contract/kernel/permissions'
import { createSharedCache } from '../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Identity, StaffSeat } from '../../platform/http/call.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { identityChannel } from '../identity/index.ts'
import { chooseCurrentCabinet } from './cabinets/choose-current-cabinet.ts'
import { findCurrentCabinet } from './cabinets/current-cabinets.repository.ts'
import { listSchoolsOf } from './members.repository.ts'

const keepMs = 1000

interface Seats {
  readonly currentId: number
  readonly byCabinet: ReadonlyMap<number, StaffSeat>
}

/** What a person is on the team of one product; told by the domain that owns products. */
export interface TeamSeat {
  readonly cabinetId: number
  readonly productId: number
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
    db,
    load: (userId, connection) => loadSeats(connection, Number(userId), listTeamSeats),
  })
  await notifications.listen(identityChannel, (notification) => {
    if (notification.kind === 'missed') seats.clear()
    else seats.drop((key) => key === notification.payload)
  })
  return {
    currentSeat: async (actor, cabinetId) => {
      if (actor.scope === 'student') return null
      const { currentId, byCabinet } = await seats.get(String(actor.userId))
      return byCabinet.get(cabinetId ?? currentId) ?? null
    },
    seatIn: async (actor, cabinetId) => {
      if (actor.scope === 'student') return null
      return (await seats.get(String(actor.userId))).byCabinet.get(cabinetId) ?? null
    },
  }
}

const loadSeats = async (db: ReadDatabase, userId: number, listTeamSeats: ListTeamSeats): Promise<Seats> => {
  const [schools, chosen, teams] = await Promise.all([
    listSchoolsOf(db, userId),
    findCurrentCabinet(db, userId),
    listTeamSeats(db, userId),
  ])
  const byCabinet = new Map(
    schools.map((school) => [
      school.id,
      seatOf(
        school,
        userId,
        teams.filter(({ cabinetId }) => cabinetId === school.id),
      ),
    ]),
  )
  return { byCabinet, currentId: chooseCurrentCabinet([...byCabinet.keys()], chosen) }
}

const seatOf = (
  { id, ownerId, permissions }: { id: number; ownerId: number; permissions: readonly string[] },
  userId: number,
  teams: readonly TeamSeat[],
): StaffSeat => ({
  cabinetId: id,
  isOwner: ownerId === userId,
  given: expandPermissions(permissions),
  team: new Map(teams.map((each) => [each.productId, expandPermissions(each.permissions)])),
  permissions: expandPermissions([...permissions, ...teams.flatMap((each) => each.permissions)]),
})
