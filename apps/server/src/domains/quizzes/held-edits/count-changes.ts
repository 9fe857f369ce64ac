import { isDeepStrictEqual } from 'node:util'
import type { HeldChanges } from '@lectern/contract/quizzes/held-edits/held-edits'
import type { QuizRow } from '../quizzes.repository.ts'

type Form = Pick<QuizRow, 'name' | 'type' | 'settings' | 'pools' | 'readyContent'>

/** What learners would notice, did they get one form of a quiz after another. */
export const countChanges = (now: Form, next: Form): HeldChanges => {
  const earlier = new Map(now.readyContent.questions.map((question) => [question.id, question]))
  const later = new Map(next.readyContent.questions.map((question) => [question.id, question]))
  const stayed = [...later.keys()].filter((id) => earlier.has(id))
  return {
    added: later.size - stayed.length,
    removed: earlier.size - stayed.length,
    changed: stayed.filter((id) => !isDeepStrictEqual(earlier.get(id), later.get(id))).length,
    is_order_changed: !isDeepStrictEqual(
      stayed,
      [...earlier.keys()].filter((id) => later.has(id)),
    ),
    settings_changed: !isDeepStrictEqual(aroundQuestions(now), aroundQuestions(next)),
  }
}

const aroundQuestions = ({ name, type, settings, pools }: Form) => ({ name, type, settings, pools })

/** Whether learners would notice nothing. */
export const isNothing = ({ added, removed, changed, is_order_changed, settings_changed }: HeldChanges) =>
  added + removed + changed === 0 && !is_order_changed && !settings_changed
