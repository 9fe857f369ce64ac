import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { createFactCache } from '../../platform/cache/fact-cache.ts'
import { notify } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { Actor, Identity, School, StaffSeat } from '../../platform/http/call.ts'
import type { Parts } from '../../platform/parts.ts'
import * as repository from './accounts.repository.ts'
import { schoolChannel } from './school-change.ts'
import { chooseCurrentCabinet } from './rules/choose-current-cabinet.ts'
import { schoolSlugOf } from './rules/school-slug-of.ts'

const keepMs = 1000
export const identityChannel = 'identity'

interface Seats {
  readonly currentId: number
  readonly byCabinet: ReadonlyMap<number, StaffSeat>
}

/** Tells every process that sessions or rights of a person changed; acted on when the transaction commits. */
export const announceIdentityChange = (tx: Transaction, userId: number): Promise<void> =>
  notify(tx, identityChannel, String(userId))

/**
 * Who is calling and where. Facts are kept for a second and dropped exactly when they change, in this process and in
 * every other one on the database.
 */
export const createIdentity = async ({ db, clock, env, notifications }: Parts): Promise<Identity> => {
  const actors = createFactCache<Actor | null>({
    clock,
    keepMs,
    load: (token) => repository.findSession(db, token, clock.now()),
  })
  const seats = createFactCache<Seats>({ clock, keepMs, load: (userId) => loadSeats(db, Number(userId)) })
  const schools = createFactCache<School | null>({
    clock,
    keepMs,
    mostKeys: 1_000,
    load: (host) => {
      const slug = schoolSlugOf(host, env.publicUrl === undefined ? null : new URL(env.publicUrl).hostname)
      return slug === null ? Promise.resolve(null) : repository.findSchool(db, slug)
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
      const { currentId, byCabinet } = await seats.get(String(actor.userId))
      return byCabinet.get(cabinetId ?? currentId) ?? null
    },
    seatIn: async (actor, cabinetId) =>
      (await seats.get(String(actor.userId))).byCabinet.get(cabinetId) ?? null,
    schoolOf: (host) => schools.get(host),
  }
}

const loadSeats = async (db: Parts['db'], userId: number): Promise<Seats> => {
  const [schools, chosen] = await Promise.all([
    repository.listSchoolsOf(db, userId),
    repository.findCurrentCabinet(db, userId),
  ])
  const byCabinet = new Map(
    schools.map(({ id, permissions }) => [
      id,
      { cabinetId: id, permissions: expandPermissions(permissions) },
    ]),
  )
  return { byCabinet, currentId: chooseCurrentCabinet([...byCabinet.keys()], chosen) }
}
