import type { Change } from '../change.ts'
import { createMemoryStorage } from './memory-storage.ts'
import type { OutboxStorage } from './storage.ts'

/**
 * `primary` as long as it works. When a write fails (full disk, a private window, a broken database) everything goes on
 * in memory, `onMemory` is told, and what the server acknowledges is still taken out of `primary` where that works.
 */
export const createFallbackStorage = (
  primary: OutboxStorage,
  newId: () => string,
  onMemory: (error: unknown) => void,
): OutboxStorage => {
  let memory: OutboxStorage | undefined

  const fallBack = async (person: string, error: unknown): Promise<OutboxStorage> => {
    const known: Change[] = await primary.read(person).catch(() => [])
    if (!memory) {
      memory = createMemoryStorage(newId(), known)
      onMemory(error)
    }
    return memory
  }

  const mirrorRemovals = (person: string, remove: readonly number[] = []): void => {
    if (remove.length > 0) primary.edit(person, () => ({ remove })).catch(() => undefined)
  }

  const editInMemory = (store: OutboxStorage, ...[person, decide]: Parameters<OutboxStorage['edit']>) =>
    store.edit(person, (changes) => {
      const edit = decide(changes)
      mirrorRemovals(person, edit.remove)
      return edit
    })

  return {
    get durable() {
      return memory === undefined
    },
    device: async () => {
      if (memory) return memory.device()
      try {
        return await primary.device()
      } catch (error) {
        return (await fallBack('', error)).device()
      }
    },
    read: async (person) => {
      if (memory) return memory.read(person)
      try {
        return await primary.read(person)
      } catch (error) {
        return (await fallBack(person, error)).read(person)
      }
    },
    edit: async (person, decide) => {
      if (memory) return editInMemory(memory, person, decide)
      try {
        return await primary.edit(person, decide)
      } catch (error) {
        return editInMemory(await fallBack(person, error), person, decide)
      }
    },
    close: () => {
      memory?.close()
      primary.close()
    },
  }
}
