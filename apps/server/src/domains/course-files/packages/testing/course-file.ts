import { createHash } from 'node:crypto'
import { type Unzipped, unzipSync } from 'fflate'
import { writeArchive } from '../../../../platform/documents/archives/write-archive.ts'
import { jobHandlers } from '../../../../jobs.ts'
import { silentLog } from '../../../../platform/log.ts'
import { drainQueue } from '../../../../platform/queue/worker.ts'
import type { TestApp } from '../../../../testing/app.ts'
import { uploadForm } from '../../../../testing/every-operation/prepare-files.ts'

/** Asks for a course as a file. */
export const downloadCourse = (
  { app }: Pick<TestApp, 'app'>,
  as: string | null,
  course: number,
  search = '',
) =>
  app.inject({
    method: 'GET',
    url: `/api/v1/courses/${course}/archive${search}`,
    headers: { host: 'localhost', ...(as === null ? {} : { authorization: `Bearer ${as}` }) },
  })

/** The files of an archive by their paths; documents as values. */
export const unpackCourse = (bytes: Buffer): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [
      path,
      path.endsWith('.json')
        ? JSON.parse(Buffer.from(file).toString())
        : Buffer.from(file).toString('base64'),
    ]),
  )

/** Sends a file, begins an import of it, and does the work. @returns the answer, and the import when the work is over */
export const importFile = async (
  app: TestApp,
  as: string,
  bytes: Buffer,
  { name = 'course.zip', ...more }: { readonly name?: string; readonly with_progress?: boolean } = {},
) => {
  const uploaded = await uploadForm(app, as, { name, bytes }, { model: 'courseFile' })
  if (uploaded.status !== 201) throw new Error(`The upload answered ${JSON.stringify(uploaded.body)}`)
  const body = { file: uploaded.body.data.uuid, ...more }
  const begun = await app.call('POST', '/courses/from-file', { as, body })
  if (begun.status !== 201) return { begun, over: undefined }
  await doJobs(app)
  const { body: answer } = await app.call('GET', `/courses/imports/${begun.body.data.id}`, { as })
  return { begun, over: answer.data }
}

/** Does everything that waits. */
export const doJobs = ({ dependencies, clock }: TestApp): Promise<void> =>
  drainQueue(dependencies.database, jobHandlers(dependencies), { clock, log: silentLog })

/** An archive with some of its files changed or left out, and sums that fit. */
export const changeArchive = (bytes: Buffer, change: (files: Unzipped) => void): Buffer => {
  const files = unzipSync(bytes)
  change(files)
  const head = JSON.parse(Buffer.from(files['lectern.json'] ?? []).toString())
  head.entries = Object.entries(files)
    .filter(([path]) => path !== 'lectern.json')
    .map(([path, file]) => ({
      path,
      bytes: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
    }))
  files['lectern.json'] = Buffer.from(JSON.stringify(head))
  return writeArchive(Object.entries(files).map(([path, file]) => ({ path, bytes: file })))
}

/** A document of an archive with a change. */
export const changeDocument = (
  bytes: Buffer,
  path: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- a test breaks whatever it likes
  change: (document: any) => void,
): Buffer =>
  changeArchive(bytes, (files) => {
    const document = JSON.parse(Buffer.from(files[path] ?? []).toString())
    change(document)
    files[path] = Buffer.from(JSON.stringify(document))
  })
