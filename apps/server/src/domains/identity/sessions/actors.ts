import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { Actor, Identity } from '../../../platform/http/call.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { identityChannel } from '../identity-change.ts'
import { createPresence } from './presence.ts'
import { findSession } from './sessions.repository.ts'
import { renewMarkedSession } from './sessions.ts'

const keepMs = 1000

/**
 * Who is calling. Kept for a second and dropped exactly when it changes, in this process and in every other one on the
 * database.
 */
export const createActors = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<Pick<Identity, 'actorOf' | 'renew'>> => {
  const notePresence = createPresence()
  const actors = createSharedCache<Actor | null>({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: async (token, reading) => actorOf(await findSession(reading, token, clock.now())),
  })
  await notifications.listen(identityChannel, (notification) => {
    if (notification.kind === 'missed') {
      actors.clear()
      return
    }
    const userId = Number(notification.payload)
    // A lookup under way has no value yet and may have read the past: it goes too.
    actors.drop((_token, actor) => actor === undefined || actor?.userId === userId)
  })
  return {
    actorOf: async (token) => {
      const actor = await actors.get(token)
      if (actor) await notePresence(db, actor.userId, clock.now())
      return actor
    },
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
