import { lineLimits } from '@lectern/contract/live/line-limits'
import { createConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Line, LineIndex } from './line-index.ts'

/** Lines whose rights are to be decided anew are looked for so often, and so many are looked at at once. */
const lookMs = 1_000
const looksAtOnce = 4
const patience_ms = 30_000
const againMs = 5_000

interface Known {
  readonly look: () => Promise<void>
  lookAt: number
}

/**
 * Decides anew what lines are told: within a second when the rights of somebody change, of everybody else after a minute or two, spread
 * over that time.
 *
 * @param channels told on them whose rights changed: `{user id}`, or `{user id}/…`; `*` in the place of the person for everybody
 */
export const watchRights = async (
  lines: LineIndex,
  { notifications, log }: Pick<Dependencies, 'notifications' | 'log'>,
  channels: readonly string[],
) => {
  const known = new Map<Line, Known>()
  const turns = createConcurrencyLimit(looksAtOnce, patience_ms)

  const look = (each: Known, now: number) => {
    each.lookAt = now + lineLimits.recheckMs
    turns.take(each.look).catch((error: unknown) => {
      each.lookAt = now + againMs
      log.warn({ err: error }, 'the rights of a live line were not decided anew')
    })
  }
  const timer = setInterval(() => {
    const now = performance.now()
    for (const each of known.values()) if (each.lookAt <= now) look(each, now)
  }, lookMs)

  for (const channel of channels)
    await notifications.listen(channel, (notification) => {
      const [person = ''] = notification.kind === 'missed' ? ['*'] : notification.payload.split('/')
      for (const line of person === '*' ? lines.all() : lines.at('person', Number(person))) {
        const each = known.get(line)
        if (each) each.lookAt = 0
      }
    })

  return {
    /** Work that waits its turn with all that decides about lines. */
    turn: <T>(work: () => Promise<T>): Promise<T> => turns.take(work),
    follow: (line: Line, decide: () => Promise<void>): void => {
      const share = 0.5 + Math.random() / 2
      known.set(line, { look: decide, lookAt: performance.now() + lineLimits.recheckMs * share })
    },
    forget: (line: Line): void => void known.delete(line),
    stop: (): void => clearInterval(timer),
  }
}
