import type { UploadDesk } from './upload-desk.ts'
import type { UploadEnds } from './upload-ends.ts'
import { createJob, type JobSeed } from './upload-job.ts'
import type { UploadTabMessage } from './upload-tabs.ts'
import type { UploadTurns } from './upload-turns.ts'
import { isOver, isUnderWay, type Upload } from './upload.ts'

/** Shows in this tab what the other tabs of the person upload, and does what they ask. */
export const createUploadMirror = (
  desk: UploadDesk,
  { go }: UploadTurns,
  { abort, drop }: UploadEnds,
  /** Who uploads now, and where. */
  here: () => Pick<JobSeed, 'person' | 'cabinetId'>,
) => {
  const { list, jobs, parts } = desk

  const show = (upload: Upload) => {
    const known = jobs.get(upload.id)
    if (known?.isMine) return
    const before = list.find(upload.id)
    const shown = { ...upload, waitsFor: isUnderWay(upload) ? ('tab' as const) : null }
    const job = known ?? createJob({ id: upload.id, ...here(), addedAt: parts.clock.now() })
    if (before) list.patch(upload.id, shown)
    else desk.take(job, shown)
    if (before?.status === upload.status) return
    if (isOver(upload)) job.stop.abort()
    else if (!before || isOver(before) || upload.status === 'checking') go(job)
  }

  return (news: UploadTabMessage): void => {
    switch (news.kind) {
      case 'asked': {
        const mine = list.get().filter(({ id }) => jobs.get(id)?.isMine)
        for (const upload of mine) parts.tabs.tell({ kind: 'changed', upload })
        return
      }
      case 'removed':
        return drop(news.ids)
      case 'abort':
        if (jobs.get(news.id)?.isMine) void abort(news.id)
        return
      case 'changed':
        return show(news.upload)
    }
  }
}
