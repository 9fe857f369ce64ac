import type { Change } from '../change.ts'
import { editedChanges, type OutboxStorage } from './storage.ts'

/** Keeps changes in this tab's memory: for browsers that keep nothing, and until a full disk has room again. */
export const createMemoryStorage = (device: string, initial: readonly Change[] = []): OutboxStorage => {
  const changes = new Map(initial.map((change) => [change.seq, change]))
  let last = Math.max(0, ...changes.keys())
  const of = (person: string) =>
    [...changes.values()].filter((change) => change.person === person).toSorted((a, b) => a.seq - b.seq)
  return {
    durable: false,
    device: async () => device,
    read: async (person) => of(person),
    edit: async (person, decide) => {
      const before = of(person)
      const edit = decide(before)
      for (const seq of edit.remove ?? []) changes.delete(seq)
      for (const change of edit.put ?? []) changes.set(change.seq, change)
      if (!edit.add) return editedChanges(before, edit, undefined)
      last += 1
      const added = { ...edit.add, seq: last, device }
      changes.set(last, added)
      return editedChanges(before, edit, added)
    },
    close: () => changes.clear(),
  }
}
