import type { StoredUpload } from './stored-uploads.ts'
import { toStoredUpload, type UploadJob } from './upload-job.ts'
import { createUploadList } from './upload-list.ts'
import type { UploadDependencies } from './upload-dependencies.ts'
import type { Upload } from './upload.ts'

/** What the steps of uploads work with: what people see of each, and what this tab holds of it. */
export const createUploadDesk = (dependencies: UploadDependencies) => {
  const list = createUploadList()
  const jobs = new Map<string, UploadJob>()
  const write = (job: UploadJob, work: () => Promise<unknown>) => {
    // A device that keeps nothing: the upload lives as long as the page.
    job.writing = job.writing.then(work).catch(() => undefined)
  }
  return {
    parts: dependencies,
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
      if (upload) dependencies.tabs.tell({ kind: 'changed', upload })
    },
    /** Writes to the device what is known now. */
    remember: (job: UploadJob, state: StoredUpload['state']): void => {
      const upload = list.find(job.id)
      if (upload) write(job, () => dependencies.kept.save(toStoredUpload(job, upload, state)))
    },
    /** Writes the bytes to the device, if it takes them. */
    keepFile: (job: UploadJob, file: File): void =>
      write(job, async () => {
        if (await dependencies.kept.saveFile(job.id, file)) list.patch(job.id, { isKept: true })
      }),
    forget: (job: UploadJob): void => write(job, () => dependencies.kept.forget(job.id)),
  }
}

export type UploadDesk = ReturnType<typeof createUploadDesk>
