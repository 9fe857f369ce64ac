import type { UploadQueue } from './upload-queue.ts'
import type { UploadContext } from './upload-store.ts'
import type { UploadTask } from './upload-task.ts'
import { isOver } from './upload.ts'

/** How uploads end before they are done, and leave the list when they are. */
export const createCancelling = ({ store, server, tabs, stored }: UploadContext, queue: UploadQueue) => {
  /** Ends an upload on the server. */
  const endOnServer = async (task: UploadTask): Promise<void> => {
    const { url } = task
    if (url === null) return store.forget(task)
    store.save(task, 'ending')
    try {
      await server.end(url)
      task.url = null
      store.forget(task)
    } catch {
      // Told at the next visit; unfinished uploads also end by themselves a day later.
    }
  }

  /** Ends an upload here and on the server. */
  const abort = async (id: string): Promise<void> => {
    const [task, upload] = [store.taskOf(id), store.find(id)]
    if (!task || !upload || isOver(upload)) return
    if (!task.isOwn && upload.waitsFor === 'tab') return tabs.tell({ kind: 'abort', id })
    task.stop.abort()
    const still = { sent: 0, speed: null, secondsLeft: null, waitsFor: null }
    store.change(id, { ...still, status: 'aborted', canRetry: true })
    task.release()
    queue.sendNext()
    task.ending = endOnServer(task)
    await task.ending
  }

  /** Takes uploads out of the list of this tab. */
  const drop = (ids: readonly string[]): void => {
    for (const id of ids) {
      const task = store.taskOf(id)
      task?.stop.abort()
      task?.release()
    }
    store.remove(ids)
    queue.sendNext()
  }

  return {
    endOnServer,
    abort,
    drop,
    /** Takes an upload out of the list of every tab; one that is under way is ended first. */
    remove: (id: string): void => {
      const [task, upload] = [store.taskOf(id), store.find(id)]
      const isElsewhere = upload?.waitsFor === 'tab'
      void abort(id)
      // Bytes that a failure left there; what has become a file stays one.
      if (task && upload?.status === 'failed' && upload.canRetry && !isElsewhere) void endOnServer(task)
      else if (task && upload && isOver(upload)) store.forget(task)
      tabs.tell({ kind: 'removed', ids: [id] })
      drop([id])
    },
    /** Takes out what is over. */
    clear: (): void => {
      const over = store.get().filter(isOver)
      for (const { id } of over) void stored.forget(id).catch(() => undefined)
      const ids = over.map(({ id }) => id)
      tabs.tell({ kind: 'removed', ids })
      drop(ids)
    },
  }
}

export type Cancelling = ReturnType<typeof createCancelling>
