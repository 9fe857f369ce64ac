import { expandPermissions, type PermissionString } from '@lectern/contract/kernel/permissions'
import { createFactCache } from '../../platform/cache/fact-cache.ts'
import type { Connection } from '../../platform/database/pool.ts'
import type { Actor, Identity, School, StaffSeat } from '../../platform/http/call.ts'
import type { Parts } from '../../platform/parts.ts'
import { identityChannel } from './identity-change.ts'
import { schoolChannel } from './school-change.ts'
import { chooseCurrentCabinet } from './rules/choose-current-cabinet.ts'
import { schoolSlugOf } from './rules/school-slug-of.ts'
import { findCurrentCabinet, findSchool } from './schools/schools.repository.ts'
import { findSession } from './sign-in/sessions.repository.ts'
import { createPresence } from './sign-in/presence.ts'
import { renewMarkedSession } from './sign-in/sessions.ts'
import { listSchoolsOf } from './staff/members.repository.ts'

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
export type ListTeamSeats = (db: Connection, userId: number) => Promise<readonly TeamSeat[]>

/**
 * Who is calling and where. Facts are kept for a second and dropped exactly when they change, in this process and in
 * every other one on the database.
 */
export const createIdentity = async (
  { db, clock, env, notifications }: Parts,
  listTeamSeats: ListTeamSeats,
): Promise<Identity> => {
  const notePresence = createPresence()
  const actors = createFactCache<Actor | null>({
    clock,
    keepMs,
    db,
    load: async (token, connection) => {
      const now = clock.now()
      const session = await findSession(connection, token, now)
      if (session) await notePresence(connection, session.userId, now)
      return actorOf(session)
    },
  })
  const seats = createFactCache<Seats>({
    clock,
    keepMs,
    db,
    load: (userId, connection) => loadSeats(connection, Number(userId), listTeamSeats),
  })
  const schools = createFactCache<School | null>({
    clock,
    keepMs,
    mostKeys: 1_000,
    db,
    load: (host, connection) => {
      const slug = schoolSlugOf(host, env.publicUrl === undefined ? null : new URL(env.publicUrl).hostname)
      return slug === null ? Promise.resolve(null) : findSchool(connection, slug)
    },
  })
  await notifications.listen(schoolChannel, () => schools.clear())
  await notifications.listen(identityChannel, (notification) => {
    if (notification.kind === 'missed') {
      actors.clear()
      seats.clear()
      schools.clear()
      return
    }
    const userId = Number(notification.payload)
    // A lookup under way has no value yet and may have read the past: it goes too.
    actors.drop((_token, actor) => actor === undefined || actor?.userId === userId)
    seats.drop((key) => key === notification.payload)
  })
  return {
    actorOf: (token) => actors.get(token),
    currentSeat: async (actor, cabinetId) => {
      if (actor.scope === 'student') return null
      const { currentId, byCabinet } = await seats.get(String(actor.userId))
      return byCabinet.get(cabinetId ?? currentId) ?? null
    },
    seatIn: async (actor, cabinetId) => {
      if (actor.scope === 'student') return null
      return (await seats.get(String(actor.userId))).byCabinet.get(cabinetId) ?? null
    },
    schoolOf: (host) => schools.get(host),
    renew: (actor) => renewMarkedSession(db, actor, clock.now()),
  }
}

const actorOf = (row: Awaited<ReturnType<typeof findSession>>): Actor | null =>
  row && {
    userId: row.userId,
    sessionId: row.sessionId,
    deviceId: row.deviceId,
    scope: row.scope === 'student' ? 'student' : 'full',
    mustRotate: row.mustRotate,
  }

const loadSeats = async (db: Connection, userId: number, listTeamSeats: ListTeamSeats): Promise<Seats> => {
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
