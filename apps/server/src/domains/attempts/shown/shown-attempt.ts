import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { presentQuestions } from '../attempts.presenter.ts'
import { type AttemptRow, listAnswers } from '../attempts.repository.ts'
import { checkCodeOf } from '../log/check-code.ts'
import { drawnOf, type PinnedAttempts } from '../pinned-attempts.ts'
import { questionsBy } from '../recalculation/regrade.ts'

/** An attempt with its questions, for one viewer. */
export interface ShownAttempt {
  readonly attempt: AttemptRow
  readonly questions: AttemptQuestion[]
  readonly checkCode: string | null
}

/** The questions of an attempt for one kind of viewer. */
export const questionsOf = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  attempt: AttemptRow,
  looker: { readonly viewer: 'learner' | 'staff'; readonly device: string | null; readonly now: Date },
): Promise<ShownAttempt> => {
  const version = drawnOf(await pinned.versionOf(attempt.quizVersionId), attempt)
  const { settings } = version
  const questions =
    attempt.gradedVersionId === null
      ? version.questions
      : questionsBy(attempt, version, await pinned.versionOf(attempt.gradedVersionId))
  const answers = await listAnswers(db, attempt.id)
  return {
    attempt,
    questions: presentQuestions({ attempt, questions, settings, answers, ...looker }),
    checkCode: checkCodeOf(attempt, answers),
  }
}
