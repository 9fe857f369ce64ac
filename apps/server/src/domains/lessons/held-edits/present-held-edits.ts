import { createHash } from 'node:crypto'
import type { HeldLessonEdits } from '@lectern/contract/lessons/held-edits/held-edits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { listPeople } from '../../identity/index.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { listSections } from '../sections.repository.ts'
import { countChanges } from './count-changes.ts'
import { authorsForm } from './held-lesson.ts'

/** The held edits of a lesson for its authors; null where there are none. */
export const presentHeldEdits = async (
  db: ReadDatabase,
  lesson: LessonRow,
): Promise<HeldLessonEdits | null> => {
  const { held } = lesson
  if (!held) return null
  const [person] = await listPeople(db, [held.by])
  const state = await stateOf(db, lesson)
  return { since: held.at, by: person?.name ?? null, changes: await countChanges(db, lesson), state }
}

/** Names what the authors of a lesson have: another word after any stored change. */
export const stateOf = async (db: ReadDatabase, lesson: LessonRow): Promise<string> => {
  const sections = await listSections(db, lesson.schoolId, lesson.id)
  const { title, extras } = authorsForm(lesson)
  const said = [title, extras, sections.map(({ id, position, revision }) => [id, position, revision])]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)
}
