import type { Change } from '../change.ts'

/** A change before the device has numbered it. */
export type NewChange = Omit<Change, 'seq' | 'device'>

/** What one transaction does to the changes of a person. */
export interface Edit {
  add?: NewChange | undefined
  put?: readonly Change[] | undefined
  remove?: readonly number[] | undefined
}

/** Where the changes of this device are kept. */
export interface OutboxStorage {
  /** The id under which changes are numbered here: up to 40 letters, digits, `_` and `-`. */
  device: () => Promise<string>
  /** The person's changes by seq. */
  read: (person: string) => Promise<Change[]>
  /**
   * Shows the person's changes to `decide` and carries out what it answers, in one transaction that nothing comes
   * between. Resolves when that is on the device, with the change that was added. `decide` must not wait.
   */
  edit: (person: string, decide: (changes: readonly Change[]) => Edit) => Promise<Change | undefined>
  /** False when the changes live in memory alone and die with the tab. */
  readonly durable: boolean
  close: () => void
}
