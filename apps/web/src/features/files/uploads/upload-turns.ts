import { followFile } from './sending/follow-file.ts'
import { nextToSend } from './sending/queue.ts'
import { sendUpload } from './sending/send-upload.ts'
import type { UploadDesk } from './upload-desk.ts'
import { restoredUpload, type UploadJob } from './upload-job.ts'
import { isUnderWay } from './upload.ts'

/** Whose turn it is: of uploads in this tab, and of this tab among the others. */
export const createUploadTurns = (desk: UploadDesk) => {
  const { list, jobs, parts } = desk

  const pump = (): void => {
    const mine = list.get().filter(({ id }) => jobs.get(id)?.isMine)
    for (const id of nextToSend(mine)) void send(id)
  }

  const send = async (id: string) => {
    const job = jobs.get(id)
    if (!job) return
    desk.change(id, { status: 'progress' })
    await sendUpload(desk, job)
    await job.writing
    job.leave()
    if (list.find(id)?.status === 'checking') void followFile(desk, job)
    pump()
  }

  /** Takes the turn for an upload; another tab that has it is waited for. */
  const enter = async (job: UploadJob): Promise<void> => {
    job.stop = new AbortController()
    const left = Promise.withResolvers<void>()
    job.leave = left.resolve
    const hadTurn = await parts.tabs.tryTurn(job.id, async () => {
      job.isMine = true
      pump()
      await left.promise
      job.isMine = false
    })
    if (!hadTurn) await watch(job)
  }

  /** Another tab sends it: waits until that tab is done or gone, and looks what is left to do. */
  const watch = async (job: UploadJob) => {
    const { signal } = job.stop
    list.patch(job.id, { waitsFor: 'tab' })
    await parts.tabs.awaitTurn(job.id, signal).catch(() => undefined)
    if (signal.aborted) return
    const record = await parts.kept.find(job.id).catch(() => undefined)
    const shown = list.find(job.id)
    if (signal.aborted || !shown) return
    if (record) {
      job.url = record.url
      job.fingerprint = record.fingerprint
      list.patch(job.id, { ...restoredUpload(record), sent: shown.sent })
    } else if (job.file) list.patch(job.id, { waitsFor: null })
    else if (isUnderWay(shown)) return list.remove([job.id])
    go(job)
  }

  /** Does what the state of an upload asks for. */
  const go = (job: UploadJob): void => {
    const upload = list.find(job.id)
    if (upload && isUnderWay(upload)) void enter(job)
    if (upload?.status === 'checking') void followFile(desk, job)
  }

  return { pump, enter, go }
}

export type UploadTurns = ReturnType<typeof createUploadTurns>
