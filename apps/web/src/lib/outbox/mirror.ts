import type { Change } from './change.ts'
import { statusOf, type OutboxStatus } from './status.ts'
import type { OutboxStorage } from './storage/storage.ts'

/** What this tab knows of a person's kept changes, for everything that must not wait for the device: statuses, timers. */
export const createMirror = (storage: OutboxStorage, person: string, mayAct: () => boolean) => {
  const listeners = new Set<() => void>()
  const storedAt = new Map<string, number>()
  const statuses = new Map<string, OutboxStatus>()
  let changes: readonly Change[] = []

  const withPrefix = (prefix: string) => changes.filter((change) => change.entity.startsWith(prefix))

  const computeStatus = (prefix: string): OutboxStatus => {
    const moments = [...storedAt].filter(([entity]) => entity.startsWith(prefix)).map(([, at]) => at)
    // Somebody else is signed in here now: nothing of this person goes until they are back.
    const stuck = mayAct() ? {} : { trouble: 'other_person' as const }
    const waiting = withPrefix(prefix).map((change) => ({ ...change, ...stuck }))
    return statusOf(waiting, moments.length > 0 ? Math.max(...moments) : undefined, storage.durable)
  }

  const take = (kept: readonly Change[]): void => {
    changes = kept
    statuses.clear()
    for (const listener of listeners) listener()
  }

  return {
    /** Takes what is kept now, and tells whoever listens. */
    take,
    /** Reads the changes again and tells whoever listens. */
    refresh: async (): Promise<void> => take(await storage.read(person)),
    changes: () => changes,
    withPrefix,
    /** The same object until the next refresh. */
    status: (prefix: string): OutboxStatus => {
      const known = statuses.get(prefix) ?? computeStatus(prefix)
      statuses.set(prefix, known)
      return known
    },
    /** Notes an acknowledgement; seen after the next refresh. */
    markStored: (entity: string, at: number) => storedAt.set(entity, at),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Mirror = ReturnType<typeof createMirror>
