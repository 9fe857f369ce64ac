import { afterFailure, canRetryAfter, reasonOf, reasonOfAnswer, type UploadReason } from '../upload-reason.ts'
import { ApiError } from '../../../../lib/api/index.ts'
import { refusalOf } from './check-upload.ts'
import { retryDelay } from './queue.ts'
import type { Sent } from './send-bytes.ts'
import { addSample, type Sample, secondsLeftOf, speedOf } from './speed.ts'
import { metadataOf, type UploadJob } from '../upload-job.ts'
import type { UploadDesk } from '../upload-desk.ts'
import { pause, type UploadDependencies } from '../upload-dependencies.ts'

/** People are told of progress so often at most (milliseconds). */
const tellEvery = 200

const watchProgress = ({ parts, find, change }: UploadDesk, { id }: UploadJob) => {
  let samples: readonly Sample[] = []
  let toldAt = 0
  return (sent: number) => {
    const at = parts.clock.now()
    const bytes = find(id)?.bytes ?? 0
    samples = addSample(samples, { at, sent })
    if (at - toldAt < tellEvery && sent < bytes) return
    toldAt = at
    const speed = speedOf(samples)
    change(id, { sent, speed, secondsLeft: secondsLeftOf(speed, bytes - sent), waitsFor: null })
  }
}

const still = { speed: null, secondsLeft: null } as const

/** Marks an upload as refused or broken. */
export const failUpload = (desk: UploadDesk, job: UploadJob, reason: UploadReason): void => {
  desk.change(job.id, {
    ...still,
    status: 'failed',
    sent: 0,
    waitsFor: null,
    reason,
    canRetry: canRetryAfter(reason),
  })
  desk.remember(job, 'failed')
}

/** The device no longer has the bytes: they are asked for. */
const askForFile = ({ change }: UploadDesk, job: UploadJob): void => {
  job.file = undefined
  change(job.id, { ...still, status: 'missing', waitsFor: null, isKept: false })
}

const isReadable = async (file: File): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Bytes that do not move for so long (milliseconds) go on over another connection. */
const stalledAfter = 60_000

/** Ends a try when the device is cut off, or when nothing moves: browsers can wait for minutes. */
const watchStall = ({ clock, onOffline }: UploadDependencies) => {
  const attempt = new AbortController()
  const end = () => attempt.abort()
  let cancel = clock.after(stalledAfter, end)
  const offOffline = onOffline(end)
  return {
    signal: attempt.signal,
    moved: () => {
      cancel()
      cancel = clock.after(stalledAfter, end)
    },
    close: () => {
      cancel()
      offOffline()
    },
  }
}

const noAnswer: Sent = { kind: 'failed', status: 0, body: '' }

const sendOnce = async (desk: UploadDesk, job: UploadJob, file: File): Promise<Sent> => {
  const upload = desk.find(job.id)
  if (!upload) return { kind: 'stopped' }
  const stall = watchStall(desk.parts)
  const tell = watchProgress(desk, job)
  try {
    const sent = await desk.parts.server.send({
      file,
      url: job.url,
      metadata: metadataOf(job, upload, file),
      signal: AbortSignal.any([job.stop.signal, stall.signal]),
      onAddress: (url) => {
        job.url = url
        desk.remember(job, 'open')
      },
      onFileId: (fileUuid) => {
        if (desk.find(job.id)?.fileUuid !== fileUuid) desk.change(job.id, { fileUuid })
      },
      onProgress: (bytes) => {
        stall.moved()
        tell(bytes)
      },
    })
    return stall.signal.aborted && sent.kind === 'stopped' ? noAnswer : sent
  } catch {
    return noAnswer
  } finally {
    stall.close()
  }
}

/** What the school says before a byte is sent. */
const checkFirst = async (
  { parts, find }: UploadDesk,
  job: UploadJob,
  file: File,
): Promise<UploadReason | undefined> => {
  const upload = find(job.id)
  if (!upload || job.url !== null) return undefined
  return refusalOf(file, upload, await parts.server.limits(upload.model, job.requestedAt))
}

/** Puts the uploaded bytes into the place of another file, when that is what they are for. */
const takePlace = async (desk: UploadDesk, job: UploadJob): Promise<UploadReason | undefined> => {
  const { replaces, fileUuid } = desk.find(job.id) ?? {}
  if (!replaces || !fileUuid) return undefined
  try {
    await desk.parts.server.replace(replaces, fileUuid)
    desk.change(job.id, { fileUuid: replaces })
    return undefined
  } catch (error) {
    return reasonOf(error instanceof ApiError && error.code !== '' ? error.code : 'network')
  }
}

const finish = async (desk: UploadDesk, job: UploadJob): Promise<void> => {
  const refusal = await takePlace(desk, job)
  if (refusal) return failUpload(desk, job, refusal)
  const bytes = desk.find(job.id)?.bytes ?? 0
  desk.change(job.id, { ...still, status: 'checking', sent: bytes, waitsFor: null })
  desk.remember(job, 'checking')
  await desk.parts.kept.forgetFile(job.id).catch(() => undefined)
}

/**
 * Sends an upload until its bytes are stored, it is refused, or it is stopped. Without an answer it waits, however long:
 * until the device is connected again, or a while.
 */
export const sendUpload = async (desk: UploadDesk, job: UploadJob): Promise<void> => {
  const { parts, change } = desk
  const { signal } = job.stop
  const file = job.file ?? (await parts.kept.findFile(job.id).catch(() => undefined))
  if (!file) return askForFile(desk, job)
  job.file = file
  const refusal = await checkFirst(desk, job, file)
  if (refusal) return failUpload(desk, job, refusal)
  for (let failures = 1; !signal.aborted; failures += 1) {
    const sent = await sendOnce(desk, job, file)
    if (signal.aborted || sent.kind === 'stopped') return
    if (sent.kind === 'stored') return finish(desk, job)
    if (sent.status === 0 && !(await isReadable(file))) return askForFile(desk, job)
    const next = afterFailure(sent.status, job.url !== null)
    if (next === 'fail') return failUpload(desk, job, reasonOfAnswer(sent.status, sent.body))
    if (next === 'anew') {
      job.url = null
      change(job.id, { fileUuid: null, sent: 0 })
      continue
    }
    change(job.id, { ...still, waitsFor: 'network' })
    await pause(parts, retryDelay(failures), signal)
  }
}
