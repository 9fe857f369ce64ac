import type { StoredUpload } from './stored-uploads.ts'
import type { UploadDependencies } from './upload-dependencies.ts'
import { toStoredUpload, type UploadTask } from './upload-task.ts'
import type { Upload } from './upload.ts'

/** The uploads of a tab in the order in which they were added, with their tasks: shown, told to other tabs, and stored. */
export const createUploadStore = ({ stored, tabs }: Pick<UploadDependencies, 'stored' | 'tabs'>) => {
  let list: readonly Upload[] = []
  const tasks = new Map<string, UploadTask>()
  const listeners = new Set<() => void>()
  const set = (next: readonly Upload[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const find = (id: string) => list.find((upload) => upload.id === id)
  const show = (id: string, part: Partial<Upload>): void =>
    set(list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  const write = (task: UploadTask, work: () => Promise<unknown>) => {
    // A device that stores nothing: the upload lives as long as the page.
    task.writing = task.writing.then(work).catch(() => undefined)
  }
  return {
    get: () => list,
    find,
    taskOf: (id: string) => tasks.get(id),
    /** Those that this tab sends. */
    own: () => list.filter(({ id }) => tasks.get(id)?.isOwn),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (task: UploadTask, upload: Upload): void => {
      tasks.set(task.id, task)
      set([...list, upload])
    },
    /** Changes what people see in this tab alone. */
    show,
    /** Changes what people see in every tab. */
    change: (id: string, part: Partial<Upload>): void => {
      show(id, part)
      const upload = find(id)
      if (upload) tabs.tell({ kind: 'changed', upload })
    },
    remove: (ids: readonly string[]): void => {
      for (const id of ids) tasks.delete(id)
      set(list.filter(({ id }) => !ids.includes(id)))
    },
    /** Stores on the device what is known now. */
    save: (task: UploadTask, state: StoredUpload['state']): void => {
      const upload = find(task.id)
      if (upload) write(task, () => stored.save(toStoredUpload(task, upload, state)))
    },
    /** Stores the bytes on the device, if it takes them. */
    saveFile: (task: UploadTask, file: File): void =>
      write(task, async () => {
        if (await stored.saveFile(task.id, file)) show(task.id, { isStored: true })
      }),
    /** Takes it off the device. */
    forget: (task: UploadTask): void => write(task, () => stored.forget(task.id)),
  }
}

export type UploadStore = ReturnType<typeof createUploadStore>

/** What every step of an upload works with. */
export interface UploadContext extends UploadDependencies {
  readonly store: UploadStore
}
