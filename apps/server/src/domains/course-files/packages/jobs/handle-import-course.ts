import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import type { ImportError, ImportReport } from '@lectern/contract/course-files/course-import'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { openStoredArchive } from '../../../../platform/documents/archives/read-stored-archive.ts'
import { found } from '../../../../platform/http/call-error.ts'
import { handleJob, type JobContext, type JobHandler } from '../../../../platform/queue/job.ts'
import { deleteFiles, findCourseFile, listNoted, quotaOf } from '../../../files/index.ts'
import { findSchool } from '../../../schools/index.ts'
import { addParticipants } from '../add-participants.ts'
import { buildCourse } from '../build-course.ts'
import * as repository from '../course-imports.repository.ts'
import type { ImportRow } from '../course-imports.repository.ts'
import type { CoursePackage } from '../course-package.ts'
import { failureOf, ImportFailure } from '../import-failure.ts'
import { createImportNotes } from '../import-notes.ts'
import { importField, keepFiles } from '../keep-files.ts'
import { readPackage } from '../read-package.ts'
import { spoolDocuments } from '../spool.ts'
import { importCourse } from './import-course.ts'

export type ImportDependencies = Pick<Dependencies, 'db' | 'env' | 'storage' | 'notifications'>

/** Of all the work, in per cent: reading comes before it, putting together after it. */
const filesFrom = 5
const filesTo = 90

/** Deletes what an import has kept in the storage of its school; its upload too, where it is over. */
const clear = (
  { db, notifications }: ImportDependencies,
  row: ImportRow,
  withUpload: boolean,
  now: Date,
): Promise<void> =>
  notifications.dispatchAfterCommit(() =>
    db.transaction(async (tx) => {
      const kept = await listNoted(tx, row.schoolId, importField, row.id)
      const upload = withUpload && (await findCourseFile(tx, row.schoolId, row.fileUuid))
      const uuids = [...kept, ...(upload ? [row.fileUuid] : [])]
      await deleteFiles(tx, { schoolId: row.schoolId, uuids, force: true }, now)
    }),
  )

/** Says that nothing came of a file, and leaves nothing of it. */
export const failImport = async (
  dependencies: ImportDependencies,
  row: ImportRow,
  error: ImportError,
  now: Date,
): Promise<void> => {
  await clear(dependencies, row, true, now)
  await repository.updateImport(dependencies.db, row, { state: 'failed', error }, now)
}

/** Makes courses of files. What fails leaves neither a course nor a file. */
export const handleImportCourse = (dependencies: ImportDependencies): JobHandler =>
  handleJob(importCourse, async ({ import_id: importId, school_id: schoolId }, context) => {
    const row = await repository.findImport(dependencies.db, schoolId, importId)
    if (!row || row.state === 'done' || row.state === 'failed') return
    // A try that was killed in the middle has left its files.
    if (row.state === 'reading') await clear(dependencies, row, false, context.clock.now())
    await repository.updateImport(
      dependencies.db,
      row,
      { state: 'reading', progress: 0 },
      context.clock.now(),
    )
    const folder = await mkdtemp(join(tmpdir(), 'lectern-course-'))
    try {
      await importFile(dependencies, row, context, folder)
    } catch (error) {
      const code = failureOf(error) ?? (context.lastAttempt ? 'stopped' : null)
      if (code === null) throw error
      context.log.warn({ err: error, import: row.id }, 'no course was made of a file')
      await failImport(dependencies, row, code, context.clock.now())
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

const importFile = async (
  dependencies: ImportDependencies,
  row: ImportRow,
  context: JobContext,
  folder: string,
): Promise<void> => {
  const { db, storage } = dependencies
  const { schoolId } = row
  const now = () => context.clock.now()
  const upload = await findCourseFile(db, schoolId, row.fileUuid)
  if (!upload) throw new ImportFailure('file_gone')
  const school = found(await findSchool(db, schoolId))
  const archive = await openStoredArchive(storage, upload.storageKey, {
    entries: archiveLimits.entries,
    entryBytes: dependencies.env.maxUpload,
    bytes: archiveLimits.bytes,
    ratio: 200,
    smallBytes: 1024 ** 2,
  })
  try {
    const notes = createImportNotes()
    const name = row.fileName.replace(/\.[a-z]{1,8}$/i, '')
    const course = await readPackage({ archive, notes, name })
    const typeId = course.course.type_id
    if (!row.rights.create.includes(typeId)) throw new ImportFailure('type_not_allowed')
    await refuseTooMuch(dependencies, row, course, now())
    const documents = await spoolDocuments(course, folder)
    const keeping = { dependencies, archive, notes, schoolId, ownerId: row.createdBy, importId: row.id, now }
    const files = await keepFiles(keeping, course, progressOf(dependencies, row, course, context))
    const people = row.rights.participants.includes(typeId) ? await course.readParticipants() : []
    const parts = { schoolId, timeZone: school.timeZone, course, documents, files, notes }
    await dependencies.notifications.dispatchAfterCommit(() =>
      db.transaction(async (tx) => {
        const built = await buildCourse(tx, parts, now())
        const participants = await addParticipants(tx, schoolId, built, people, notes, now())
        const report: ImportReport = {
          kind: course.kind,
          counts: {
            modules: course.program.modules.length,
            lessons: course.program.lessons.length,
            quizzes: course.program.quizzes,
            questions: documents.questions,
            files: course.files.filter(({ number }) => files.uuidOf(number) !== undefined).length,
            participants,
          },
          ...reportedNotes(notes),
        }
        const over = { state: 'done', progress: 100, report, courseId: built.courseId } as const
        await repository.updateImport(tx, row, over, now())
        await deleteFiles(tx, { schoolId, uuids: [row.fileUuid], force: true }, now())
      }),
    )
  } finally {
    archive.close()
  }
}

const reportedNotes = (notes: ReturnType<typeof createImportNotes>) => {
  const { notes: told, notes_left_out } = notes.told()
  return { notes: [...told], notes_left_out }
}

/** Asked before the first file is kept: half of them would be kept for nothing. */
const refuseTooMuch = async (
  { db, env }: ImportDependencies,
  { schoolId }: ImportRow,
  course: CoursePackage,
  now: Date,
): Promise<void> => {
  const bytes = course.files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > (await quotaOf(db, env, schoolId, now)).free) throw new ImportFailure('no_room')
}

/** Writes down how far the files are, a per cent at a time; ends where the server wants to stop. */
const progressOf = (
  { db }: ImportDependencies,
  row: ImportRow,
  course: CoursePackage,
  { clock, signal }: JobContext,
) => {
  const total = Math.max(
    1,
    course.files.reduce((sum, file) => sum + file.bytes, 0),
  )
  let done = 0
  let told = 0
  return async (bytes: number): Promise<void> => {
    signal?.throwIfAborted()
    done += bytes
    const progress = Math.min(filesTo, Math.floor(filesFrom + ((filesTo - filesFrom) * done) / total))
    if (progress === told) return
    told = progress
    await repository.updateImport(db, row, { progress }, clock.now())
  }
}
