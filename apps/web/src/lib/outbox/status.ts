import type { Change, DelayReason } from './change.ts'

/** What a person is told about their work. */
export type OutboxStatus = (
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'stored'; at: number }
  | { state: 'kept'; trouble: DelayReason }
  | { state: 'refused'; changes: readonly Change[] }
) & {
  /** The work waits in this tab's memory alone: closing the tab would lose it. */
  unsafe: boolean
}

const worst: readonly DelayReason[] = ['other_person', 'signed_out', 'network', 'server']

/** The status of the given changes of one person, `storedAt` being the last acknowledgement (ms), if any. */
export const statusOf = (
  changes: readonly Change[],
  storedAt: number | undefined,
  durable: boolean,
): OutboxStatus => {
  const unsafe = !durable && changes.length > 0
  const refused = changes.filter((change) => change.refusal)
  if (refused.length > 0) return { state: 'refused', changes: refused, unsafe }
  const trouble = worst.find((each) => changes.some((change) => change.trouble === each))
  if (trouble !== undefined) return { state: 'kept', trouble, unsafe }
  if (changes.length > 0) return { state: 'saving', unsafe }
  return storedAt === undefined ? { state: 'idle', unsafe } : { state: 'stored', at: storedAt, unsafe }
}
