import type { HeldEdits } from '@lectern/contract/quizzes/held-edits/held-edits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { listPeople } from '../../identity/index.ts'
import type { QuizRow } from '../quizzes.repository.ts'
import { countChanges } from './count-changes.ts'
import { learnersForm } from './learners-form.ts'

/** The held edits of a quiz for its author; null where there are none. */
export const presentHeldEdits = async (db: ReadDatabase, quiz: QuizRow): Promise<HeldEdits | null> => {
  const { released } = quiz
  if (!released) return null
  const [person] = await listPeople(db, [released.by])
  return { since: released.at, by: person?.name ?? null, changes: countChanges(learnersForm(quiz), quiz) }
}
