import { lineCursor, lineQuery } from '@lectern/contract/live/line'
import { lineLimits } from '@lectern/contract/live/line-limits'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { CallError } from '../../platform/http/call-error.ts'
import type { Identity } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/requests/address-masks.ts'
import type { SchoolEntry } from '../../platform/http/school-entry.ts'
import {
  type ByteApp,
  type ByteCaller,
  type ByteReply,
  type ByteRequest,
  createByteCaller,
} from '../../platform/http/sending/byte-call.ts'
import { createEventStream, dataBlock } from '../../platform/http/sending/event-stream.ts'
import { createEventHub } from './event-hub.ts'
import { createLineIndex, type Line, type LineIndex } from './line-index.ts'
import { watchRights } from './line-rights.ts'
import { findHorizon, listEcho } from './live.repository.ts'
import { createTeller } from './teller.ts'
import { isSamePerson, openWatches, type WatchDoors } from './watches.ts'

/** Signs of life are spread over their time: thousands at once would hold up whoever calls in that moment. */
const beats = 15

interface LineDoors {
  readonly identity: Identity
  readonly gate: SchoolEntry
  readonly watches: WatchDoors
  /** Told on them whose rights changed. */
  readonly rightsChannels: readonly string[]
}

/** Mounts the line of what happens: one connection to the database hears for all of them, and none is held by a line. */
export const mountLine = async (
  app: ByteApp,
  dependencies: Pick<Dependencies, 'clock' | 'notifications' | 'reading' | 'log'>,
  { watches, rightsChannels, ...checks }: LineDoors,
): Promise<void> => {
  const { clock, reading, log } = dependencies
  const lines = createLineIndex()
  const teller = createTeller(lines)
  const writeAll = (blocks: string) => {
    for (const line of lines.all()) line.write(blocks)
  }
  const hub = await createEventHub(dependencies, {
    onEvents: teller.tell,
    onGap: () => writeAll(dataBlock({ type: 'reset' })),
  })
  const rights = await watchRights(lines, dependencies, rightsChannels)
  let turn = 0
  const beat = setInterval(() => {
    turn = (turn + 1) % beats
    const now = cursorAt(hub.horizon())
    for (const line of lines.all()) if (line.beat === turn) line.write(now)
  }, lineLimits.beatMs / beats)
  const minute = setInterval(lines.forgetBegun, 60_000)
  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(minute)
    rights.stop()
    teller.stop()
    hub.stop()
    for (const line of lines.all()) line.end()
  })

  const caller = createByteCaller({ ...checks, clock })
  const openLine = createOpening({ caller, lines, rights, doors: watches })
  app.get('/api/v1/live', async (request, reply) => {
    const line = await openLine(request, reply)
    if (line === null) return reply
    const tellBefore = async () => {
      const before = await findBefore(reading, request)
      teller.echo(line, before.events)
      line.write((before.isGone ? dataBlock({ type: 'reset' }) : '') + cursorAt(before.horizon))
    }
    await rights.turn(tellBefore).catch((error: unknown) => {
      log.warn({ err: error }, 'a live line could not be told what came before')
      line.end()
    })
    return reply
  })
}

interface OpeningParts {
  readonly caller: ByteCaller
  readonly lines: LineIndex
  readonly rights: Awaited<ReturnType<typeof watchRights>>
  readonly doors: WatchDoors
}

/** Opens the lines that are asked for, within the limits; null: whoever asked is gone. */
const createOpening =
  ({ caller, lines, rights, doors }: OpeningParts) =>
  async (request: ByteRequest, reply: ByteReply): Promise<Line | null> => {
    const call = await caller.signed(request, reply)
    const names = watchesIn(request)
    const { userId } = call.actor
    const { line, start } = createLine(request, reply, userId, () => {
      lines.remove(line)
      rights.forget(line)
    })
    lines.add(line)
    const decide = async () => {
      const again = await caller.of(request, reply)
      if (!lines.has(line)) return
      if (isSamePerson(again, userId)) lines.refile(line, await openWatches(again, doors, names))
      else line.end()
    }
    try {
      await rights.turn(decide)
    } catch (error) {
      lines.remove(line)
      throw error
    }
    if (reply.raw.destroyed) return null
    if (!lines.has(line)) throw new CallError('unauthenticated')
    rights.follow(line, decide)
    start()
    line.write(dataBlock({ type: 'ready', watching: line.watches.map(({ name }) => name) }))
    return line
  }

/** @throws CallError wrong_watch (422) */
const watchesIn = (request: ByteRequest): readonly string[] => {
  const { success, data } = lineQuery.safeParse(request.query)
  if (!success) throw new CallError('wrong_watch')
  return data.watch
}

const createLine = (request: ByteRequest, reply: ByteReply, userId: number, onEnd: () => void) => {
  const stream = createEventStream(reply)
  let isStarted = false
  reply.raw.once('close', onEnd)
  const line: Line = {
    userId,
    network: networkOf(request.ip),
    watches: [],
    beat: Math.floor(Math.random() * beats),
    // What happens while its rights are decided is found when it stands.
    write: (blocks) => {
      if (isStarted && blocks !== '') stream.write(blocks)
    },
    end: () => {
      onEnd()
      if (isStarted) stream.end()
    },
  }
  const start = () => {
    isStarted = true
    stream.start()
  }
  return { line, start }
}

/**
 * What happened before a line stood, and since it was cut. Another process may be ahead of this one, so the database says where the log
 * stands: before the events are read, as what ends in between is told by the line itself.
 */
const findBefore = async (db: ReadDatabase, request: ByteRequest) => {
  const heard = heardUntil(request)
  const horizon = await findHorizon(db)
  const isGone = heard !== null && isTooOld(heard, horizon)
  const since = heard === null || isGone ? null : heard.horizon
  return { horizon, isGone, events: await listEcho(db, lineLimits.echoMs, since) }
}

/** The block that says how far a line has been heard. */
const cursorAt = (horizon: string): string => `id: ${horizon}-${Date.now()}\n\n`

interface Heard {
  readonly horizon: string
  readonly at: number
}

/** How far the caller has heard; null: nothing yet, or nothing that can be understood. */
const heardUntil = ({ headers }: ByteRequest): Heard | null => {
  const { success, data } = lineCursor.safeParse(headers['last-event-id'])
  if (!success) return null
  const [horizon = '', at = ''] = data.split('-')
  return { horizon, at: Number(at) }
}

/** Events since then may be removed already, or the database is another one. */
const isTooOld = ({ horizon, at }: Heard, now: string): boolean =>
  Date.now() - at > lineLimits.keptMs - lineLimits.echoMs || BigInt(horizon) > BigInt(now)
