import { fingerprintOf } from './sending/fingerprint.ts'
import type { StoredUpload } from './stored-uploads.ts'
import { createUploadDesk } from './upload-desk.ts'
import { createUploadEnds } from './upload-ends.ts'
import { createJob, newUpload, restoredUpload, type UploadJob } from './upload-job.ts'
import { createUploadMirror } from './upload-mirror.ts'
import type { UploadDependencies } from './upload-dependencies.ts'
import { createUploadTurns } from './upload-turns.ts'
import type { Upload, UploadRequest } from './upload.ts'

/** Who uploads, and into which school; without one the address of the page decides. */
export interface UploadPlace {
  readonly person: string
  readonly cabinetId: number | null
}

/** The uploads of a tab: they go on while pages come and go, and after a reload. */
export const createUploads = (dependencies: UploadDependencies) => {
  const { kept, tabs, clock } = dependencies
  let place: UploadPlace = { person: '', cabinetId: null }
  let hangUp = () => {}
  const desk = createUploadDesk(dependencies)
  const turns = createUploadTurns(desk)
  const ends = createUploadEnds(desk, turns)
  const hear = createUploadMirror(desk, turns, ends, () => place)
  const { list, jobs } = desk

  /** Begins, or begins again, with a file in hand. */
  const start = async (job: UploadJob, file: File) => {
    job.file = file
    job.fingerprint = await fingerprintOf(file).catch(() => null)
    desk.remember(job, 'open')
    desk.keepFile(job, file)
  }

  const restore = (record: StoredUpload) => {
    if (jobs.has(record.id)) return
    const job = createJob(record)
    if (record.state === 'ending') return void ends.endThere(job)
    desk.take(job, restoredUpload(record))
    turns.go(job)
  }

  const again = async (job: UploadJob, before: Upload) => {
    await job.ending
    // What was ended on the server begins anew.
    if (before.status === 'aborted') job.url = null
    if (job.url === null) desk.change(job.id, { fileUuid: null })
    if (job.file) void start(job, job.file)
    else desk.remember(job, 'open')
    await turns.enter(job)
  }

  return {
    /** Says who uploads where, and goes on with what an earlier visit of theirs left. */
    begin: async (next: UploadPlace): Promise<void> => {
      const isSame = next.person === place.person
      place = next
      if (isSame) return
      hangUp()
      ends.drop(list.get().map(({ id }) => id))
      hangUp = tabs.listen(next.person, hear)
      const records = await kept.list(next.person).catch(() => [])
      if (place.person !== next.person) return
      for (const record of records) restore(record)
      tabs.tell({ kind: 'asked' })
    },
    /** Uploads files, one after another and a few at a time. @returns their ids */
    add: (files: Iterable<File>, wish: UploadRequest): string[] =>
      [...files].map((file) => {
        const id = dependencies.newId()
        const job = createJob({ id, ...place, addedAt: clock.now(), file })
        desk.take(job, newUpload(id, file, wish))
        void start(job, file)
        void turns.enter(job)
        return id
      }),
    abort: (id: string): void => void ends.abort(id),
    retry: (id: string): void => {
      const [job, upload] = [jobs.get(id), list.find(id)]
      if (!job || !upload?.canRetry) return
      job.requestedAt = clock.now()
      desk.change(id, { status: 'waiting', reason: null, canRetry: false, sent: 0 })
      void again(job, upload)
    },
    remove: ends.remove,
    clear: ends.clear,
    /** Goes on with the file chosen again. @returns false when it is another file */
    giveFile: async (id: string, file: File): Promise<boolean> => {
      const job = jobs.get(id)
      if (!job) return false
      const fingerprint = await fingerprintOf(file).catch(() => null)
      if (fingerprint === null || (job.fingerprint !== null && job.fingerprint !== fingerprint)) return false
      desk.change(id, { status: 'waiting', canRetry: false, reason: null })
      void start(job, file)
      void turns.enter(job)
      return true
    },
    get: list.get,
    subscribe: list.subscribe,
  }
}

export type Uploads = ReturnType<typeof createUploads>
