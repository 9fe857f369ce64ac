import type { Change } from '../change.ts'

/** A change before the device has numbered it. */
export type NewChange = Omit<Change, 'seq' | 'device'>

/** What one transaction does to the changes of a person. */
export interface Edit {
  add?: NewChange | undefined
  put?: readonly Change[] | undefined
  remove?: readonly number[] | undefined
}

/** The person's changes by seq, as an edit left them, and the one that it added. */
export interface Edited {
  changes: readonly Change[]
  added?: Change | undefined
}

/** What `edit` makes of `changes`, once the device has numbered what it adds. */
export const editedChanges = (
  changes: readonly Change[],
  { put = [], remove = [] }: Edit,
  added: Change | undefined,
): Edited => {
  const renewed = new Map(put.map((change) => [change.seq, change]))
  const gone = new Set(remove)
  const kept = changes.filter(({ seq }) => !gone.has(seq)).map((change) => renewed.get(change.seq) ?? change)
  return { changes: added ? [...kept, added] : kept, added }
}

/** Where the changes of this device are kept. */
export interface OutboxStorage {
  /** The id under which changes are numbered here: up to 40 letters, digits, `_` and `-`. */
  device: () => Promise<string>
  /** The person's changes by seq. */
  read: (person: string) => Promise<Change[]>
  /**
   * Shows the person's changes to `decide` and carries out what it answers, in one transaction that nothing comes
   * between. Resolves when that is on the device, with what is kept then. `decide` must not wait.
   */
  edit: (person: string, decide: (changes: readonly Change[]) => Edit) => Promise<Edited>
  /** False when the changes live in memory alone and die with the tab. */
  readonly durable: boolean
  close: () => void
}
