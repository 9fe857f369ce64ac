import type { Cancelling } from './cancel-uploads.ts'
import type { UploadQueue } from './upload-queue.ts'
import type { UploadContext } from './upload-store.ts'
import type { UploadTabMessage } from './upload-tabs.ts'
import { createTask, type TaskSeed } from './upload-task.ts'
import { isOver, isUnderWay, type Upload } from './upload.ts'

/** Shows in this tab what the other tabs of the person upload, and does what they ask. */
export const createTabFollower = (
  { store, tabs, clock }: UploadContext,
  { resume }: UploadQueue,
  { abort, drop }: Cancelling,
  /** Who uploads now, and where. */
  here: () => Pick<TaskSeed, 'person' | 'schoolId'>,
) => {
  const show = (upload: Upload) => {
    const known = store.taskOf(upload.id)
    if (known?.isOwn) return
    const before = store.find(upload.id)
    const shown = { ...upload, waitsFor: isUnderWay(upload) ? ('tab' as const) : null }
    const task = known ?? createTask({ id: upload.id, ...here(), addedAt: clock.now() })
    if (before) store.show(upload.id, shown)
    else store.add(task, shown)
    if (before?.status === upload.status) return
    if (isOver(upload)) task.stop.abort()
    else if (!before || isOver(before) || upload.status === 'checking') resume(task)
  }

  return (message: UploadTabMessage): void => {
    switch (message.kind) {
      case 'asked':
        for (const upload of store.own()) tabs.tell({ kind: 'changed', upload })
        return
      case 'removed':
        return drop(message.ids)
      case 'abort':
        if (store.taskOf(message.id)?.isOwn) void abort(message.id)
        return
      case 'changed':
        return show(message.upload)
    }
  }
}
