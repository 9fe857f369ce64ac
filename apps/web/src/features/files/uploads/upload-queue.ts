import { followFile } from './sending/follow-file.ts'
import { nextToSend } from './sending/next-to-send.ts'
import { sendUpload } from './sending/send-upload.ts'
import type { UploadContext } from './upload-store.ts'
import { restoredUpload, type UploadTask } from './upload-task.ts'
import { isUnderWay } from './upload.ts'

/** Which uploads go out now: of those in this tab, and of this tab among the others, which one lock for each upload decides. */
export const createUploadQueue = (context: UploadContext) => {
  const { store, tabs, stored } = context

  const sendNext = (): void => {
    for (const id of nextToSend(store.own())) void send(id)
  }

  const send = async (id: string) => {
    const task = store.taskOf(id)
    if (!task) return
    store.change(id, { status: 'progress' })
    await sendUpload(context, task)
    await task.writing
    task.release()
    if (store.find(id)?.status === 'checking') void followFile(context, task)
    sendNext()
  }

  /** Takes the lock of an upload and lines it up; another tab that holds the lock is waited for. */
  const enter = async (task: UploadTask): Promise<void> => {
    task.stop = new AbortController()
    const released = Promise.withResolvers<void>()
    task.release = released.resolve
    const hadLock = await tabs.tryLock(task.id, async () => {
      task.isOwn = true
      sendNext()
      await released.promise
      task.isOwn = false
    })
    if (!hadLock) await awaitOtherTab(task)
  }

  /** Another tab sends it: waits until that tab is done or gone, and looks what is left to do. */
  const awaitOtherTab = async (task: UploadTask) => {
    const { signal } = task.stop
    store.show(task.id, { waitsFor: 'tab' })
    await tabs.awaitLock(task.id, signal).catch(() => undefined)
    if (signal.aborted) return
    const record = await stored.find(task.id).catch(() => undefined)
    const shown = store.find(task.id)
    if (signal.aborted || !shown) return
    if (record) {
      task.url = record.url
      task.fingerprint = record.fingerprint
      store.show(task.id, { ...restoredUpload(record), sent: shown.sent })
    } else if (task.file) store.show(task.id, { waitsFor: null })
    else if (isUnderWay(shown)) return store.remove([task.id])
    resume(task)
  }

  /** Does what the status of an upload asks for. */
  const resume = (task: UploadTask): void => {
    const upload = store.find(task.id)
    if (upload && isUnderWay(upload)) void enter(task)
    if (upload?.status === 'checking') void followFile(context, task)
  }

  return { sendNext, enter, resume }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
