import { lineLimits } from '@lectern/contract/live/line-limits'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findHorizon, listEvents, listEventsSince, type LiveRow } from './live.repository.ts'
import { liveChannel } from './tell-live.ts'

/** What a process passes on to its lines. */
export interface HubNews {
  /** Events that were not told before, however their transactions ended. */
  onEvents(events: readonly LiveRow[]): void
  /** Events may be gone before this process read them. */
  onGap(): void
}

export interface EventHub {
  /** Every transaction below it was told to all lines that stood then. */
  horizon(): string
  stop(): void
}

/** All that ended is looked for so often, told or not. */
const lookMs = 5_000
const againMs = 1_000

/**
 * Reads the log for one process. A notification names a row, which is read at once. The horizon moves on only when everything below it
 * was read after its transactions had ended, so that an earlier number that is committed later is never passed over.
 *
 * @throws Error when the log cannot be read at the start
 */
export const createEventHub = async (
  { reading, notifications, log }: Pick<Dependencies, 'reading' | 'notifications' | 'log'>,
  news: HubNews,
): Promise<EventHub> => {
  let horizon = await findHorizon(reading)
  let lastLook = performance.now()
  let isLooking = false
  let mustLook = false
  let isStopped = false
  /** What is to be read or being read: what was done here is told twice, by this process and by the database. */
  const asked = new Set<number>()
  /** What was told at or above the horizon: id → transaction. */
  const told = new Map<number, string>()

  const tell = (rows: readonly LiveRow[]) => {
    const fresh = rows.filter(({ id }) => !told.has(id))
    for (const { id, transaction } of fresh) told.set(id, transaction)
    if (fresh.length > 0) news.onEvents(fresh)
  }

  const look = async () => {
    const next = await findHorizon(reading)
    const rows = await listEventsSince(reading, horizon)
    if (performance.now() - lastLook > lineLimits.keptMs / 2) news.onGap()
    tell(rows)
    horizon = next
    lastLook = performance.now()
    const floor = BigInt(horizon)
    for (const [id, transaction] of told) if (BigInt(transaction) < floor) told.delete(id)
  }

  const step = async () => {
    if (mustLook) {
      mustLook = false
      asked.clear()
      return look()
    }
    const ids = [...asked]
    tell(await listEvents(reading, ids))
    for (const id of ids) asked.delete(id)
  }

  /** One read at a time; what is told meanwhile is read together. */
  const wake = async () => {
    if (isLooking) return
    isLooking = true
    try {
      while (!isStopped && (mustLook || asked.size > 0)) await step()
    } catch (error) {
      log.warn({ err: error }, 'live events could not be read')
      mustLook = true
      setTimeout(() => void wake(), againMs).unref()
    } finally {
      isLooking = false
    }
  }

  const end = await notifications.listen(liveChannel, (notification) => {
    if (notification.kind === 'missed') mustLook = true
    else if (!told.has(Number(notification.payload))) asked.add(Number(notification.payload))
    void wake()
  })
  const timer = setInterval(() => {
    mustLook = true
    void wake()
  }, lookMs)
  timer.unref()

  return {
    horizon: () => horizon,
    stop: () => {
      isStopped = true
      clearInterval(timer)
      void end()
    },
  }
}
