import { filePoll } from '../../file-poll.ts'
import { processReason } from '../upload-reason.ts'
import type { UploadTask } from '../upload-task.ts'
import type { UploadContext } from '../upload-store.ts'
import { pause } from '../upload-dependencies.ts'

/** @returns whether there is more to wait for */
const look = async (context: UploadContext, task: UploadTask): Promise<boolean> => {
  const uuid = context.store.find(task.id)?.fileUuid
  if (!uuid) return false
  const file = await context.server.find(uuid).catch(() => undefined)
  if (task.stop.signal.aborted) return false
  // No answer: asked again later.
  if (file === undefined) return true
  if (file?.process_status === 'failed') {
    const reason = processReason(file.process_error)
    context.store.change(task.id, { status: 'failed', file, reason, canRetry: false })
    return false
  }
  // Gone in the meantime: somebody deleted it, or it took the place of another file.
  const isReady = file === null || file.process_status === 'completed'
  context.store.change(task.id, isReady ? { status: 'completed', file } : { file })
  return !isReady
}

/** Follows what the server makes of an uploaded file until it is ready or cannot be. */
export const followFile = async (context: UploadContext, task: UploadTask): Promise<void> => {
  if (task.isFollowed) return
  task.isFollowed = true
  while (await look(context, task)) await pause(context, filePoll, task.stop.signal)
  task.isFollowed = false
  if (!task.stop.signal.aborted) context.store.forget(task)
}
