import type { HttpServer } from '../../platform/http/http-server.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { GroupEvent, NumberedEvent } from '../../platform/group-provider/group-provider.ts'
import { apiBase } from '../../platform/http/api-dependencies.ts'
import { notFound } from '../../platform/http/call-error.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import type { KeyedTools } from '../../platform/sign-in/keyed.ts'
import { hashToken } from '../../platform/sign-in/tokens.ts'
import { loadKeys } from '../identity/index.ts'
import { findNamedGroup } from './closed-groups.repository.ts'
import { noteEvent } from './group-links.repository.ts'
import { actOnEvent, type KeptEvent, queueOf } from './jobs/group-jobs.ts'
import { readDoor, updatesPath } from './updates-address.ts'

const bodyLimit = 256 * 1024
const perMinute = 1_200

/**
 * `POST /api/v1/telegram/updates/…`: takes what the platform tells about a group. The address and the header prove that it is
 * the platform; an event is noted and acted on later, so that its answer never waits. What nobody here acts on is answered
 * alike, or the platform would tell it again and again.
 */
export const mountGroupUpdates = (
  app: HttpServer,
  { db, clock, groupProvider }: Pick<Dependencies, 'db' | 'clock' | 'groupProvider'>,
): void => {
  let keys: Promise<KeyedTools> | undefined
  app.post<{ Params: { door: string } }>(
    `${apiBase}${updatesPath}`,
    { bodyLimit, config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
    async ({ params, headers, body }, reply) => {
      const secret = headers['x-telegram-bot-api-secret-token']
      keys ??= loadKeys(db, clock.now())
      const of = readDoor(await keys, params.door, typeof secret === 'string' ? secret : '')
      if (of === null) throw notFound('no such door')
      const told = readTold(groupProvider, body)
      if (told !== null) await keep(told, of)
      return reply.header('cache-control', 'no-store').send({ data: { success: true } })
    },
  )

  const keep = async (
    { number, event }: NumberedEvent & { event: GroupEvent },
    { groupId, botId }: { groupId: number; botId: number },
  ) => {
    const now = clock.now()
    await db.transaction(async (tx) => {
      const group = await findNamedGroup(tx, groupId)
      if (group === null || group.botId !== botId) throw notFound('a bot of no group')
      if (!(await noteEvent(tx, group, { botId, number }, now))) return
      const payload = { group_id: groupId, event: kept(event) }
      await enqueue(tx, actOnEvent, payload, { queue: queueOf(groupId) })
    })
  }
}

const readTold = (
  { readUpdate }: Dependencies['groupProvider'],
  body: unknown,
): (NumberedEvent & { event: GroupEvent }) | null => {
  try {
    const { number, event } = readUpdate(body)
    return event && { number, event }
  } catch {
    return null
  }
}

/** An event without what would let whoever reads the queue act for somebody. */
const kept = (event: GroupEvent): KeptEvent => {
  if (event.kind === 'started') {
    const { kind, account, code } = event
    return { kind, account, codeHash: code === null ? null : hashToken(code) }
  }
  if (event.kind === 'chat_offered')
    return { kind: event.kind, chat: event.chat, codeHash: hashToken(event.code) }
  return event
}
