import * as operations from '@lectern/contract/notes/notes.api'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import type { Actor, VisitedSchool } from '../../platform/http/call.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import type { ViewerCall } from '../access/index.ts'
import { hasBegun, type LessonContent, type LessonReading, refuseClosed, shownTo } from '../lessons/index.ts'
import { presentNote, type UnitStanding } from './notes.presenter.ts'
import * as repository from './notes.repository.ts'
import { saveNote } from './use-cases/save-note.ts'

interface LessonCall extends ViewerCall {
  readonly actor: Actor
  readonly db: ReadDatabase
  readonly school: () => Promise<VisitedSchool>
  readonly params: { readonly lesson: number }
}

const unitsOf = ({ sections }: Pick<LessonContent, 'sections'>): ReadonlySet<number> =>
  new Set(sections.flatMap(({ info_units }) => info_units.map((unit) => unit.id)))

/** Whether somebody writes of a lesson that they had open before: from a device that was offline, or in the list of their notes. */
const isLate = async (db: ReadDatabase, address: repository.NoteAddress): Promise<boolean> =>
  (await hasBegun(db, address)) || (await repository.hasNote(db, address))

/** Binds what readers note in a lesson. Whoever looks at it as somebody else sees no notes and writes none. */
export const registerLessonNotes = (bind: Bind, { contents, readers }: LessonReading): void => {
  const open = async (call: LessonCall) => {
    const { schoolId } = await call.school()
    const whole = found(await contents.contentOf(schoolId, call.params.lesson))
    const reader = await readers.readerOf(whole, call)
    const content = shownTo(whole, reader)
    const [shown, all] = [unitsOf(content), unitsOf(whole)]
    const isOpen = reader.access.decision.is_open
    const standingOf = (unitId: number): UnitStanding => {
      if (isOpen && shown.has(unitId)) return 'shown'
      return isOpen && !all.has(unitId) ? 'gone' : 'hidden'
    }
    const owner = { schoolId, userId: call.actor.userId }
    return { row: whole.row, reader, owner, isOpen, standingOf }
  }

  bind(operations.listLessonNotes, async (call) => {
    const { reader, owner, standingOf } = await open(call)
    refuseClosed(reader)
    if (reader.viewer.isPreview) return { data: [], is_kept: false }
    const rows = await repository.listInLesson(call.db, owner, call.params.lesson)
    return { data: rows.map((row) => presentNote(row, standingOf)), is_kept: true }
  })

  bind(operations.saveNote, async (call) => {
    const { row, reader, owner, isOpen, standingOf } = await open(call)
    const { lesson, key } = call.params
    const address = { ...owner, lessonId: lesson, courseId: row.courseId, key }
    if (!isOpen && !(await isLate(call.db, address))) refuseClosed(reader)
    if (reader.viewer.isPreview) throw new CallError('preview_only')
    const saved = await saveNote(call.db, address, call.body, call.now)
    return { data: presentNote(saved, standingOf) }
  })

  bind(operations.deleteNote, async (call) => {
    const { schoolId } = await call.school()
    const address = {
      schoolId,
      userId: call.actor.userId,
      lessonId: call.params.lesson,
      key: call.params.key,
    }
    const content = await contents.contentOf(schoolId, call.params.lesson)
    if (content && (await readers.readerOf(content, call)).viewer.isPreview)
      throw new CallError('preview_only')
    const stored = await repository.lockNote(call.db, address)
    // Of a lesson that is gone the notes stay, until their person deletes them.
    if (!content && !stored) throw notFound('no such lesson')
    const { base_revision: base } = call.query
    if (stored && base !== undefined && stored.revision !== base) return { data: { deleted: false } }
    if (stored) await repository.deleteNote(call.db, address)
    return { data: { deleted: true } }
  })
}
