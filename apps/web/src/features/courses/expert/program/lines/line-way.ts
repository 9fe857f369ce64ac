import type { ProgramRow } from '../program-rows.ts'

interface Standing {
  readonly key: string
  /** Of the line with the focus, among all lines. */
  readonly at: number
  /** What has the focus among what can be pressed in the line; -1: the line itself. */
  readonly stop: number
  readonly rows: readonly ProgramRow[]
  /** How many things can be pressed in the line. */
  readonly stops: number
  /** How many lines a page has. */
  readonly page: number
}

/** Where a key leads: to a line, to something in the line, or it opens or selects what the line is about. */
type Way =
  | { readonly kind: 'line'; readonly at: number; readonly isWhole?: boolean }
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'open' | 'select' }

const steps = (page: number): Readonly<Record<string, number>> => ({
  ...{ ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page },
  ...{ Home: -Infinity, End: Infinity },
})

/** The line of the module in which a lesson stands; -1 for what stands in none. */
const moduleAbove = (rows: readonly ProgramRow[], at: number): number =>
  rows[at]?.level === 2 ? rows.slice(0, at).findLastIndex(({ kind }) => kind === 'module') : -1

const inwards = ({ at, stop, rows, stops }: Standing): Way | undefined => {
  const row = rows[at]
  if (stop < 0 && row?.kind === 'module' && !row.isOpen) return { kind: 'open' }
  return stop + 1 < stops ? { kind: 'stop', stop: stop + 1 } : undefined
}

const outwards = ({ at, stop, rows }: Standing): Way | undefined => {
  if (stop >= 0) return { kind: 'stop', stop: stop - 1 }
  const row = rows[at]
  if (row?.kind === 'module') return row.isOpen ? { kind: 'open' } : undefined
  const module = moduleAbove(rows, at)
  return module < 0 ? undefined : { kind: 'line', at: module, isWhole: true }
}

/** What a key does in the program, as trees with columns do it; undefined for a key that is none of theirs. */
export const lineWay = (standing: Standing): Way | undefined => {
  const { key, at, stop, rows, page } = standing
  const step = steps(page)[key]
  if (step !== undefined) return { kind: 'line', at: Math.max(0, Math.min(at + step, rows.length - 1)) }
  if (key === 'ArrowRight') return inwards(standing)
  if (key === 'ArrowLeft') return outwards(standing)
  if (stop < 0 && key === 'Enter') return { kind: 'open' }
  if (stop < 0 && key === ' ') return { kind: 'select' }
  return undefined
}
