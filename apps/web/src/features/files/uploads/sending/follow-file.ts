import { filePoll } from '../../file-poll.ts'
import { processReason } from '../upload-reason.ts'
import type { UploadJob } from '../upload-job.ts'
import type { UploadDesk } from '../upload-desk.ts'
import { pause } from '../upload-dependencies.ts'

/** @returns whether there is more to wait for */
const look = async (desk: UploadDesk, job: UploadJob): Promise<boolean> => {
  const uuid = desk.find(job.id)?.fileUuid
  if (!uuid) return false
  const file = await desk.parts.server.find(uuid).catch(() => undefined)
  if (job.stop.signal.aborted) return false
  // No answer: asked again later.
  if (file === undefined) return true
  if (file?.process_status === 'failed') {
    const reason = processReason(file.process_error)
    desk.change(job.id, { status: 'failed', file, reason, canRetry: false })
    return false
  }
  // Gone in the meantime: somebody deleted it, or it took the place of another file.
  const isReady = file === null || file.process_status === 'completed'
  desk.change(job.id, isReady ? { status: 'completed', file } : { file })
  return !isReady
}

/** Follows what the server makes of an uploaded file until it is ready or cannot be. */
export const followFile = async (desk: UploadDesk, job: UploadJob): Promise<void> => {
  if (job.isFollowed) return
  job.isFollowed = true
  while (await look(desk, job)) await pause(desk.parts, filePoll, job.stop.signal)
  job.isFollowed = false
  if (!job.stop.signal.aborted) desk.forget(job)
}
