import type { UploadDesk } from './upload-desk.ts'
import type { UploadJob } from './upload-job.ts'
import type { UploadTurns } from './upload-turns.ts'
import { isOver } from './upload.ts'

/** How uploads end before they are done. */
export const createUploadEnds = (desk: UploadDesk, { pump }: UploadTurns) => {
  const { list, jobs, parts } = desk

  /** Ends an upload on the server. */
  const endThere = async (job: UploadJob): Promise<void> => {
    const { url } = job
    if (url === null) return desk.forget(job)
    desk.remember(job, 'ending')
    try {
      await parts.server.end(url)
      job.url = null
      desk.forget(job)
    } catch {
      // Told at the next visit; unfinished uploads also end by themselves a day later.
    }
  }

  /** Ends an upload here and on the server. */
  const abort = async (id: string): Promise<void> => {
    const [job, upload] = [jobs.get(id), list.find(id)]
    if (!job || !upload || isOver(upload)) return
    if (!job.isMine && upload.waitsFor === 'tab') return parts.tabs.tell({ kind: 'abort', id })
    job.stop.abort()
    const still = { sent: 0, speed: null, secondsLeft: null, waitsFor: null }
    desk.change(id, { ...still, status: 'aborted', canRetry: true })
    job.leave()
    pump()
    job.ending = endThere(job)
    await job.ending
  }

  /** Takes uploads out of the list of this tab. */
  const drop = (ids: readonly string[]): void => {
    for (const id of ids) {
      const job = jobs.get(id)
      job?.stop.abort()
      job?.leave()
      jobs.delete(id)
    }
    list.remove(ids)
    pump()
  }

  return {
    endThere,
    abort,
    drop,
    /** Takes an upload out of the list of every tab; one that is under way is ended first. */
    remove: (id: string): void => {
      const [job, upload] = [jobs.get(id), list.find(id)]
      const isElsewhere = upload?.waitsFor === 'tab'
      void abort(id)
      // Bytes that a failure left there; what has become a file stays one.
      if (job && upload?.status === 'failed' && upload.canRetry && !isElsewhere) void endThere(job)
      else if (job && upload && isOver(upload)) desk.forget(job)
      parts.tabs.tell({ kind: 'removed', ids: [id] })
      drop([id])
    },
    /** Takes out what is over. */
    clear: (): void => {
      const over = list.get().filter(isOver)
      for (const { id } of over) void parts.kept.forget(id).catch(() => undefined)
      const ids = over.map(({ id }) => id)
      parts.tabs.tell({ kind: 'removed', ids })
      drop(ids)
    },
  }
}

export type UploadEnds = ReturnType<typeof createUploadEnds>
