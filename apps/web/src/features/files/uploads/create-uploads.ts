import { createCancelling } from './cancel-uploads.ts'
import { createEarlyUploads } from './early-uploads.ts'
import { createTabFollower } from './follow-tabs.ts'
import { fingerprintOf } from './sending/fingerprint.ts'
import type { StoredUpload } from './stored-uploads.ts'
import type { UploadDependencies } from './upload-dependencies.ts'
import { createUploadQueue } from './upload-queue.ts'
import { createUploadStore } from './upload-store.ts'
import { createTask, newUpload, restoredUpload, type UploadTask } from './upload-task.ts'
import type { Upload, UploadRequest } from './upload.ts'

/** Who uploads, and into which school; without one the address of the page decides. */
export interface UploadPlace {
  readonly person: string
  readonly schoolId: number | null
}

/** The uploads of a tab: they go on while pages come and go, and after a reload. */
export const createUploads = (dependencies: UploadDependencies) => {
  const { stored, tabs, clock } = dependencies
  let place: UploadPlace = { person: '', schoolId: null }
  let stopListening = () => {}
  const store = createUploadStore(dependencies)
  const context = { ...dependencies, store }
  const queue = createUploadQueue(context)
  const cancelling = createCancelling(context, queue)
  const followTabs = createTabFollower(context, queue, cancelling, () => place)

  const early = createEarlyUploads(store)

  const enter = (task: UploadTask, file: File): void => {
    void keepFile(store, task, file)
    void queue.enter(task)
  }

  const restore = (record: StoredUpload) => {
    if (store.taskOf(record.id)) return
    const task = createTask(record)
    if (record.state === 'ending') return void cancelling.endOnServer(task)
    store.add(task, restoredUpload(record))
    queue.resume(task)
  }

  const again = async (task: UploadTask, before: Upload) => {
    await task.ending
    // What was ended on the server begins anew.
    if (before.status === 'aborted') task.url = null
    if (task.url === null) store.change(task.id, { fileUuid: null })
    if (task.file) void keepFile(store, task, task.file)
    else store.save(task, 'open')
    await queue.enter(task)
  }

  return {
    /** Says who uploads where, and goes on with what an earlier visit of theirs left. */
    begin: async (next: UploadPlace): Promise<void> => {
      const isSame = next.person === place.person
      place = next
      if (isSame) return
      stopListening()
      const { waiting, others } = early.release()
      cancelling.drop(others)
      stopListening = tabs.listen(next.person, followTabs)
      for (const { task, file } of waiting) {
        Object.assign(task, next)
        if (store.find(task.id)?.status === 'waiting') enter(task, file)
      }
      const records = await stored.list(next.person).catch(() => [])
      if (place.person !== next.person) return
      for (const record of records) restore(record)
      tabs.tell({ kind: 'asked' })
    },
    /** Uploads files, one after another and a few at a time. @returns their ids */
    add: (files: Iterable<File>, request: UploadRequest): string[] =>
      [...files].map((file) => {
        const id = dependencies.newId()
        const task = createTask({ id, ...place, addedAt: clock.now(), file })
        store.add(task, newUpload(id, file, request))
        if (place.person === '') early.hold(task, file)
        else enter(task, file)
        return id
      }),
    abort: (id: string): void => void cancelling.abort(id),
    retry: (id: string): void => {
      const [task, upload] = [store.taskOf(id), store.find(id)]
      if (!task || !upload?.canRetry) return
      task.requestedAt = clock.now()
      store.change(id, { status: 'waiting', reason: null, canRetry: false, sent: 0 })
      void again(task, upload)
    },
    remove: cancelling.remove,
    clear: cancelling.clear,
    /** Goes on with the file chosen again. @returns false when it is another file */
    giveFile: async (id: string, file: File): Promise<boolean> => {
      const task = store.taskOf(id)
      if (!task) return false
      const fingerprint = await fingerprintOf(file).catch(() => null)
      if (fingerprint === null || (task.fingerprint !== null && task.fingerprint !== fingerprint))
        return false
      store.change(id, { status: 'waiting', canRetry: false, reason: null })
      enter(task, file)
      return true
    },
    get: store.get,
    subscribe: store.subscribe,
  }
}

/** Begins, or begins again, with a file in hand. */
const keepFile = async (store: ReturnType<typeof createUploadStore>, task: UploadTask, file: File) => {
  task.file = file
  task.fingerprint = await fingerprintOf(file).catch(() => null)
  store.save(task, 'open')
  store.saveFile(task, file)
}

export type Uploads = ReturnType<typeof createUploads>
