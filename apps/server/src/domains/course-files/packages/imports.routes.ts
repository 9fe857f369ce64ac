import * as operations from '@lectern/contract/course-files/course-files.api'
import { mostImportsAtOnce } from '@lectern/contract/course-files/archive-limits'
import type { CourseImport, ImportReport } from '@lectern/contract/course-files/course-import'
import { type CourseTypeId, courseType, rightOn } from '@lectern/contract/kernel/course-rights'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { findCourseFile } from '../../files/index.ts'
import * as repository from './course-imports.repository.ts'
import { importCourse } from './jobs/import-course.ts'
import type { ScopeSeat } from '../../teams/index.ts'

/** Addresses of people whom the school does not know are told to whoever sent them alone. */
const seenBy = (report: ImportReport | null, isOwn: boolean): ImportReport | null =>
  report && !isOwn
    ? { ...report, notes: report.notes.filter(({ code }) => code !== 'person_unknown') }
    : report

const present = (row: repository.ImportRow, userId: number): CourseImport => ({
  id: row.id,
  file_name: row.fileName,
  state: row.state,
  progress: row.progress,
  error: row.error,
  report: seenBy(row.report, row.createdBy === userId),
  course_id: row.courseId,
  created_at: row.createdAt.toISOString(),
})

/** Types of products on which something may be done in the whole school. */
const typesWith = (seat: ScopeSeat, right: 'course_create' | 'course_edit'): CourseTypeId[] => {
  const given: ReadonlySet<string> = seat.given
  return Object.values(courseType).filter((typeId) => given.has(rightOn(right, typeId)))
}

/** Binds courses that are made of files. */
export const registerCourseImports = (bind: Bind): void => {
  bind(operations.createCourseFromFile, async ({ db, staff, actor, body, now }) => {
    const { schoolId } = staff
    const file = await findCourseFile(db, schoolId, body.file)
    if (!file) throw new CallError('foreign_file', { fields: { file: ['foreign_file'] } })
    await repository.lockImports(db, schoolId)
    // Another page of the same person may have begun it already.
    const begun = await repository.findImportOf(db, schoolId, file.uuid)
    if (begun) return { data: present(begun, actor.userId) }
    if ((await repository.countUnderWay(db, schoolId)) >= mostImportsAtOnce)
      throw new CallError('too_many_requests', { retryAfter: 60 })
    const rights = {
      create: typesWith(staff, 'course_create'),
      participants: body.with_progress ? typesWith(staff, 'course_edit') : [],
    }
    const { uuid: fileUuid, originalName: fileName } = file
    const wish = { schoolId, createdBy: actor.userId, fileUuid, fileName, rights }
    const row = await repository.insertImport(db, wish, now)
    // One after the other for a school, so that no school takes every worker.
    const queue = `courses.importCourse/${schoolId}`
    await enqueue(db, importCourse, { import_id: row.id, school_id: schoolId }, { queue })
    return { data: present(row, actor.userId) }
  })

  bind(operations.listCourseImports, async ({ db, staff, actor }) => {
    const limit = operations.mostImportsListed
    const rows = await repository.listImports(db, staff.schoolId, actor.userId, limit + 1)
    return {
      data: rows.slice(0, limit).map((row) => present(row, actor.userId)),
      has_more: rows.length > limit,
    }
  })

  bind(operations.getCourseImport, async ({ db, staff, actor, params }) => ({
    data: present(found(await repository.findImport(db, staff.schoolId, params.import)), actor.userId),
  }))

  bind(operations.deleteCourseImport, async ({ db, staff, params }) => {
    const row = found(await repository.findImport(db, staff.schoolId, params.import))
    if (row.state === 'waiting' || row.state === 'reading') throw notFound('an import under way')
    await repository.deleteImport(db, row)
    return done
  })
}
