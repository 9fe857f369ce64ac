import type { Upload } from './upload.ts'

/** The uploads of a tab in the order in which they were added; tells whoever listens of every change. */
export const createUploadList = () => {
  let list: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Upload[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const find = (id: string) => list.find((upload) => upload.id === id)
  return {
    get: () => list,
    find,
    add: (uploads: readonly Upload[]) => set([...list, ...uploads]),
    /** @returns what it has become; undefined when it is gone */
    patch: (id: string, part: Partial<Upload>): Upload | undefined => {
      set(list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
      return find(id)
    },
    remove: (ids: readonly string[]) => set(list.filter(({ id }) => !ids.includes(id))),
    clear: () => set([]),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type UploadList = ReturnType<typeof createUploadList>
