import { afterFailure, canRetryAfter, reasonOf, reasonOfAnswer, type UploadReason } from '../upload-reason.ts'
import { ApiError } from '../../../../lib/api/index.ts'
import { refusalOf } from './check-upload.ts'
import { retryDelay } from './next-to-send.ts'
import type { Sent } from './send-bytes.ts'
import { addSample, type Sample, secondsLeftOf, speedOf } from './speed.ts'
import { metadataOf, type UploadTask } from '../upload-task.ts'
import type { UploadContext } from '../upload-store.ts'
import { pause, type UploadDependencies } from '../upload-dependencies.ts'

/** People are told of progress so often at most (milliseconds). */
const tellEvery = 200

const watchProgress = ({ clock, store: { find, change } }: UploadContext, { id }: UploadTask) => {
  let samples: readonly Sample[] = []
  let toldAt = 0
  return (sent: number) => {
    const at = clock.now()
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
export const failUpload = (context: UploadContext, task: UploadTask, reason: UploadReason): void => {
  context.store.change(task.id, {
    ...still,
    status: 'failed',
    sent: 0,
    waitsFor: null,
    reason,
    canRetry: canRetryAfter(reason),
  })
  context.store.save(task, 'failed')
}

/** The device no longer has the bytes: they are asked for. */
const askForFile = ({ store }: UploadContext, task: UploadTask): void => {
  task.file = undefined
  store.change(task.id, { ...still, status: 'missing', waitsFor: null, isStored: false })
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

const sendOnce = async (context: UploadContext, task: UploadTask, file: File): Promise<Sent> => {
  const upload = context.store.find(task.id)
  if (!upload) return { kind: 'stopped' }
  const stall = watchStall(context)
  const tell = watchProgress(context, task)
  try {
    const sent = await context.server.send({
      file,
      url: task.url,
      metadata: metadataOf(task, upload, file),
      signal: AbortSignal.any([task.stop.signal, stall.signal]),
      onAddress: (url) => {
        task.url = url
        context.store.save(task, 'open')
      },
      onFileId: (fileUuid) => {
        if (context.store.find(task.id)?.fileUuid !== fileUuid) context.store.change(task.id, { fileUuid })
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
  { server, store: { find } }: UploadContext,
  task: UploadTask,
  file: File,
): Promise<UploadReason | undefined> => {
  const upload = find(task.id)
  if (!upload || task.url !== null) return undefined
  return refusalOf(file, upload, await server.limits(upload.model, task.requestedAt))
}

/** Puts the uploaded bytes into the place of another file, when that is what they are for. */
const takePlace = async (context: UploadContext, task: UploadTask): Promise<UploadReason | undefined> => {
  const { replaces, fileUuid } = context.store.find(task.id) ?? {}
  if (!replaces || !fileUuid) return undefined
  try {
    await context.server.replace(replaces, fileUuid)
    context.store.change(task.id, { fileUuid: replaces })
    return undefined
  } catch (error) {
    return reasonOf(error instanceof ApiError && error.code !== '' ? error.code : 'network')
  }
}

const finish = async (context: UploadContext, task: UploadTask): Promise<void> => {
  const refusal = await takePlace(context, task)
  if (refusal) return failUpload(context, task, refusal)
  const bytes = context.store.find(task.id)?.bytes ?? 0
  context.store.change(task.id, { ...still, status: 'checking', sent: bytes, waitsFor: null })
  context.store.save(task, 'checking')
  await context.stored.forgetFile(task.id).catch(() => undefined)
}

/**
 * Sends an upload until its bytes are stored, it is refused, or it is stopped. Without an answer it waits, however long:
 * until the device is connected again, or a while.
 */
export const sendUpload = async (context: UploadContext, task: UploadTask): Promise<void> => {
  const { stored, store } = context
  const { signal } = task.stop
  const file = task.file ?? (await stored.findFile(task.id).catch(() => undefined))
  if (!file) return askForFile(context, task)
  task.file = file
  const refusal = await checkFirst(context, task, file)
  if (refusal) return failUpload(context, task, refusal)
  for (let failures = 1; !signal.aborted; failures += 1) {
    const sent = await sendOnce(context, task, file)
    if (signal.aborted || sent.kind === 'stopped') return
    if (sent.kind === 'stored') return finish(context, task)
    if (sent.status === 0 && !(await isReadable(file))) return askForFile(context, task)
    const next = afterFailure(sent.status, task.url !== null)
    if (next === 'fail') return failUpload(context, task, reasonOfAnswer(sent.status, sent.body))
    if (next === 'anew') {
      task.url = null
      store.change(task.id, { fileUuid: null, sent: 0 })
      continue
    }
    store.change(task.id, { ...still, waitsFor: 'network' })
    await pause(context, retryDelay(failures), signal)
  }
}
