import { lineLimits } from '@lectern/contract/live/line-limits'
import { createAsking } from './asking.ts'
import type { LineReply, LineRequest } from './connect-line.ts'
import { type LineEvent, readBlock } from './line-events.ts'

export interface LineParts {
  readonly connect: (request: LineRequest) => Promise<LineReply>
  readonly onEvent: (event: LineEvent) => void
  /** Calls `work` once after so many milliseconds; gives back what cancels it. */
  readonly after: (milliseconds: number, work: () => void) => () => void
  readonly random: () => number
  readonly isOnline: () => boolean
  /** Nobody, or somebody else, is signed in: nothing comes any more. */
  readonly onOver: () => void
}

export interface Line {
  /** What it is about from now on. */
  watch(names: readonly string[]): void
  /** The device is connected again: what waits for the next try tries now. */
  wake(): void
  stop(): void
}

/** Places that are added together are asked for together. */
const settleMs = 60
const firstPauseMs = 500
const longestPauseMs = 30_000
/** A session that gets another token is refused once in that moment. */
const mostRefusals = 2
/** Nothing was heard for so long: the other side is gone, though nobody said so. */
const silenceMs = 3 * lineLimits.beatMs

/** Somebody else, or nobody, is signed in: only another page changes that. */
const isRefused = (status: number | null): boolean => status === 401 || status === 403 || status === 409

/**
 * Reads a line until it ends, and lets go of one on which nothing is heard.
 *
 * @returns its status, or null where nobody answered
 */
const readLine = async (
  { connect, after }: Pick<LineParts, 'connect' | 'after'>,
  request: Omit<LineRequest, 'signal'>,
  leaving: AbortController,
  take: (block: string) => void,
): Promise<number | null> => {
  let cancelSilence = () => {}
  const listen = () => {
    cancelSilence()
    cancelSilence = after(silenceMs, () => leaving.abort())
  }
  try {
    listen()
    const { status, blocks } = await connect({ ...request, signal: leaving.signal })
    if (status !== 200) return status
    for await (const block of blocks) {
      if (leaving.signal.aborted) break
      listen()
      take(block)
    }
    return status
  } catch {
    return null
  } finally {
    cancelSilence()
  }
}

/**
 * Holds a line: goes on where it was cut, after growing pauses, with chance in them so that a crowd comes back spread out. While no line
 * stands, everything is asked for every half minute.
 */
export const createLine = (parts: LineParts): Line => {
  const { onEvent, after, random } = parts
  let names: readonly string[] = []
  let cursor: string | undefined
  let current: AbortController | undefined
  let cancelNext: (() => void) | undefined
  let failures = 0
  let refusals = 0
  let isStopped = false

  const asking = createAsking({ ...parts, ask: () => onEvent({ type: 'reset' }) })

  const take = (block: string) => {
    const { event, cursor: heard } = readBlock(block)
    cursor = heard ?? cursor
    if (heard !== undefined) {
      // It stands: what came before was told as well.
      asking.end()
      failures = 0
      refusals = 0
    }
    if (event && event.type !== 'ready') onEvent(event)
  }

  const begin = async () => {
    cancelNext = undefined
    const leaving = new AbortController()
    current = leaving
    asking.begin()
    const status = await readLine(parts, { watch: names, cursor }, leaving, take)
    leaving.abort()
    if (current !== leaving || isStopped) return
    current = undefined
    refusals += isRefused(status) ? 1 : 0
    if (refusals >= mostRefusals) {
      stop()
      parts.onOver()
      return
    }
    failures += 1
    asking.begin()
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + random() / 2)
    cancelNext = after(pause, () => void begin())
  }

  const anew = (milliseconds: number) => {
    if (isStopped) return
    cancelNext?.()
    cancelNext = after(milliseconds, () => {
      current?.abort()
      void begin()
    })
  }

  const stop = () => {
    isStopped = true
    cancelNext?.()
    asking.end()
    current?.abort()
    current = undefined
  }

  return {
    watch: (wanted) => {
      const next = [...new Set(wanted)].toSorted().slice(0, lineLimits.watches)
      const isKnown = (current !== undefined || cancelNext !== undefined) && next.join() === names.join()
      names = next
      if (!isKnown) anew(settleMs)
    },
    wake: () => {
      if (current === undefined) anew(0)
    },
    stop,
  }
}
