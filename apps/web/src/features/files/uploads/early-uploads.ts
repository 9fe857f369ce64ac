import type { createUploadStore } from './upload-store.ts'
import type { UploadTask } from './upload-task.ts'

interface EarlyUpload {
  readonly task: UploadTask
  readonly file: File
}

/** Files that were chosen before it was known who uploads. */
export const createEarlyUploads = (store: Pick<ReturnType<typeof createUploadStore>, 'get'>) => {
  let held: EarlyUpload[] = []
  return {
    hold: (task: UploadTask, file: File): void => void held.push({ task, file }),
    /** Lets them go, and names the uploads that are none of them. */
    release: (): { waiting: readonly EarlyUpload[]; others: string[] } => {
      const waiting = held
      held = []
      const ids = new Set(waiting.map(({ task }) => task.id))
      const others = store.get().flatMap(({ id }) => (ids.has(id) ? [] : [id]))
      return { waiting, others }
    },
  }
}
