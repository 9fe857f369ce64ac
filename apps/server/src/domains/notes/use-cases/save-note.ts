import type { NoteDraft } from '@lectern/contract/notes/note'
import { noteLimits } from '@lectern/contract/notes/note-limits'
import { joinEdits, type StoredEdit } from '@lectern/contract/notes/rules/join-edits'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import * as repository from '../notes.repository.ts'

export type SavedNote = repository.NoteAddress & { readonly courseId: number }

/**
 * Writes a note, or joins a change with what another device wrote of it meanwhile.
 *
 * @throws CallError too_many_notes_in_lesson, too_many_notes_in_course
 */
export const saveNote = async (
  tx: Transaction,
  address: SavedNote,
  { base_revision, settles_other, edited_at, ...words }: NoteDraft,
  now: Date,
): Promise<repository.NoteRow> => {
  // One after the other: two that are new would each find the last place free.
  await lockByName(tx, `notes/${address.userId}/${address.courseId}`)
  const stored = await repository.lockNote(tx, address)
  const edited = new Date(edited_at)
  // A note stays where it stands: whoever is not told of its place any more writes on it all the same.
  const place = stored ? { unit_id: stored.unitId, quote: stored.quote, moment: stored.moment } : {}
  const edit = { ...words, ...place, editedAt: edited < now ? edited : now }
  const base = { revision: base_revision, settlesOther: settles_other }
  const joined = joinEdits(stored && storedEdit(stored), edit, base)
  if (stored) return repository.updateNote(tx, address, joined)
  await refuseFull(tx, address)
  return repository.insertNote(tx, address, joined, now)
}

const storedEdit = (row: repository.NoteRow): StoredEdit => ({
  kind: row.kind,
  color: row.color,
  text: row.text,
  unit_id: row.unitId,
  quote: row.quote,
  moment: row.moment,
  editedAt: row.editedAt,
  revision: row.revision,
  other:
    row.otherText === null || row.otherEditedAt === null
      ? null
      : { text: row.otherText, editedAt: row.otherEditedAt },
})

const refuseFull = async (tx: Transaction, address: SavedNote): Promise<void> => {
  const { perLesson, perCourse } = noteLimits
  if ((await repository.countInLesson(tx, address, address.lessonId)) >= perLesson)
    throw new CallError('too_many_notes_in_lesson', { params: { limit: perLesson } })
  if ((await repository.countInCourse(tx, address, address.courseId)) >= perCourse)
    throw new CallError('too_many_notes_in_course', { params: { limit: perCourse } })
}
