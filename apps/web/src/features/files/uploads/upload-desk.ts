import type { KeptUpload } from './kept-uploads.ts'
import { toKept, type UploadJob } from './upload-job.ts'
import { createUploadList } from './upload-list.ts'
import type { UploadParts } from './upload-parts.ts'
import type { Upload } from './upload.ts'

/** What the steps of uploads work with: what people see of each, and what this tab holds of it. */
export const createUploadDesk = (parts: UploadParts) => {
  const list = createUploadList()
  const jobs = new Map<string, UploadJob>()
  const write = (job: UploadJob, work: () => Promise<unknown>) => {
    // A device that keeps nothing: the upload lives as long as the page.
    job.writing = job.writing.then(work).catch(() => undefined)
  }
  return {
    parts,
    list,
    jobs,
    find: list.find,
    take: (job: UploadJob, upload: Upload) => {
      jobs.set(job.id, job)
      list.add([upload])
    },
    /** Changes what people see, in every tab. */
    change: (id: string, part: Partial<Upload>): void => {
      const upload = list.patch(id, part)
      if (upload) parts.tabs.tell({ kind: 'changed', upload })
    },
    /** Writes to the device what is known now. */
    remember: (job: UploadJob, state: KeptUpload['state']): void => {
      const upload = list.find(job.id)
      if (upload) write(job, () => parts.kept.save(toKept(job, upload, state)))
    },
    /** Writes the bytes to the device, if it takes them. */
    keepFile: (job: UploadJob, file: File): void =>
      write(job, async () => {
        if (await parts.kept.saveFile(job.id, file)) list.patch(job.id, { isKept: true })
      }),
    forget: (job: UploadJob): void => write(job, () => parts.kept.forget(job.id)),
  }
}

export type UploadDesk = ReturnType<typeof createUploadDesk>
