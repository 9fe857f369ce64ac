import { pageMetaOf } from '@lectern/contract/kernel/paging'
import * as operations from '@lectern/contract/notes/notes.api'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done, type VisitedSchool } from '../../platform/http/call.ts'
import { CallError } from '../../platform/http/call-error.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { type NotesOfCourses, openCourseNotes, type OwnNotesCall, readCourseNotes } from './course-notes.ts'
import { countInCourse, deleteInCourse } from './notes.repository.ts'

type SlugCall = OwnNotesCall & {
  readonly db: ReadDatabase
  readonly school: () => Promise<VisitedSchool>
  readonly params: { readonly course_slug: string }
}

/** Binds the notes of whole courses: each person's own. */
export const registerCourseNotes = (bind: Bind, store: NotesOfCourses): void => {
  const open = async (call: SlugCall) => {
    const { schoolId } = await call.school()
    return openCourseNotes(call.db, store, call, { schoolId, slug: call.params.course_slug })
  }

  bind(operations.listCourseNotes, async (call) => {
    const { db, query } = call
    const notes = await open(call)
    const { page, per_page: limit } = query
    const { data, total } = await readCourseNotes(db, notes, query, { limit, offset: (page - 1) * limit })
    const meta = pageMetaOf(query, total)
    const count = notes.isPreview ? 0 : await countInCourse(db, notes.owner, notes.course.id)
    const links = nextLink(operations.listCourseNotes, query, meta, call.params)
    return { data, meta, links, course: { ...notes.course, notes_count: count } }
  })

  bind(operations.deleteCourseNotes, async (call) => {
    const { owner, course, isPreview } = await open(call)
    if (isPreview) throw new CallError('preview_only')
    await deleteInCourse(call.db, owner, course.id)
    return done
  })
}
