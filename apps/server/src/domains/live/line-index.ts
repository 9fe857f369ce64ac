import { lineLimits } from '@lectern/contract/live/line-limits'
import { CallError } from '../../platform/http/call-error.ts'
import type { Watch } from './watches.ts'

/** One open line. */
export interface Line {
  readonly userId: number
  readonly network: string
  /** By the names that its reader gave them. */
  watches: readonly Watch[]
  /** Its turn to get a sign of life. */
  readonly beat: number
  write(blocks: string): void
  end(): void
}

/** By what lines are found. */
export const lineKey = (what: string, id: number | null): string => `${what}:${id}`

const keysOf = ({ userId, watches }: Line): string[] => [
  lineKey('person', userId),
  ...watches.map((watch) =>
    watch.kind === 'place' ? lineKey(watch.place.type, watch.place.id) : lineKey('queue', watch.schoolId),
  ),
]

const countersOf = ({ userId, network }: Line) => [`person ${userId}`, `network ${network}`] as const

/** The lines of this process, by what they are about. */
export const createLineIndex = () => {
  const lines = new Map<Line, readonly string[]>()
  const byKey = new Map<string, Set<Line>>()
  const counts = new Map<string, number>()
  /** How many lines each person began in this minute. */
  const begun = new Map<number, number>()

  const count = (line: Line, more: number) => {
    for (const key of countersOf(line)) {
      const now = (counts.get(key) ?? 0) + more
      if (now === 0) counts.delete(key)
      else counts.set(key, now)
    }
  }
  const file = (line: Line) => {
    const keys = keysOf(line)
    lines.set(line, keys)
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(line))
  }
  const unfile = (line: Line) => {
    for (const key of lines.get(line) ?? []) {
      const filed = byKey.get(key)
      filed?.delete(line)
      if (filed?.size === 0) byKey.delete(key)
    }
  }

  return {
    has: (line: Line): boolean => lines.has(line),
    all: (): Line[] => [...lines.keys()],
    at: (what: string, id: number | null): Iterable<Line> => byKey.get(lineKey(what, id)) ?? [],
    /** @throws CallError too_many_lines */
    add: (line: Line): void => {
      const [person, network] = countersOf(line)
      const isFull =
        lines.size >= lineLimits.lines ||
        (counts.get(person) ?? 0) >= lineLimits.linesOfPerson ||
        (counts.get(network) ?? 0) >= lineLimits.linesOfAddress
      const begins = (begun.get(line.userId) ?? 0) + 1
      begun.set(line.userId, begins)
      if (isFull || begins > lineLimits.beginsOfPerson)
        throw new CallError('too_many_lines', { retryAfter: lineLimits.askMs / 1000 })
      count(line, 1)
      file(line)
    },
    /** Another minute begins. */
    forgetBegun: (): void => begun.clear(),
    /** Files a line whose watches are others now. */
    refile: (line: Line, watches: readonly Watch[]): void => {
      if (!lines.has(line)) return
      unfile(line)
      line.watches = watches
      file(line)
    },
    remove: (line: Line): void => {
      if (!lines.has(line)) return
      unfile(line)
      lines.delete(line)
      count(line, -1)
    },
  }
}
export type LineIndex = ReturnType<typeof createLineIndex>
