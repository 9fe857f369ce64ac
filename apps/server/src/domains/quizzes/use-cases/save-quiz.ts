import type { QuizContent } from '@lectern/contract/quizzes/quiz'
import { type QuizSettings, timerType } from '@lectern/contract/quizzes/quiz-settings'
import { readyContent } from '@lectern/contract/quizzes/rules/ready-content'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { placeQuizFiles } from '../quiz-files.ts'
import { announceQuizChange } from '../quiz-cache.ts'
import * as repository from '../quizzes.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface QuizChange {
  readonly schoolId: SchoolId
  readonly quizId: number
  readonly name?: string | undefined
  readonly settings?: { readonly [K in keyof QuizSettings]?: QuizSettings[K] | undefined } | undefined
  readonly content?: QuizContent | undefined
  /** The revision on which the author made the change; undefined lets the last writer win. */
  readonly baseRevision?: number | undefined
  readonly now: Date
}

/**
 * Saves what changed of a quiz. Running attempts keep the version they started with; later ones get every question in
 * the last form that had no issue.
 *
 * @throws CallError not_found, invalid_fields when settings do not fit together, foreign_file and not_a_picture (422),
 *   stale_revision (409) when somebody else saved after `baseRevision`
 */
export const saveQuiz = async (db: Transaction, change: QuizChange): Promise<repository.QuizRow> => {
  const quiz = found(await repository.lockQuiz(db, change.schoolId, change.quizId))
  if (change.baseRevision !== undefined && change.baseRevision !== quiz.revision)
    throw new CallError('stale_revision')
  const content = change.content ?? quiz.content
  await announceQuizChange(db, quiz.id)
  const saved = {
    id: quiz.id,
    schoolId: quiz.schoolId,
    name: change.name ?? quiz.name,
    settings: sound(mergeSettings(quiz.settings, change.settings ?? {})),
    content,
    readyContent: readyContent(content, quiz.readyContent),
    revision: quiz.revision + 1,
  }
  if (change.content) await placeQuizFiles(db, saved)
  return repository.updateQuiz(db, saved, change.now)
}

const mergeSettings = (now: QuizSettings, change: NonNullable<QuizChange['settings']>): QuizSettings => ({
  ...now,
  ...definedOf(change),
})

/** A countdown needs a length. */
const sound = (settings: QuizSettings): QuizSettings => {
  if (settings.timer_type === timerType.countdown && settings.timer_duration === null)
    throw new CallError('invalid_fields', { fields: { 'settings.timer_duration': ['required'] } })
  return settings
}

const definedOf = (change: NonNullable<QuizChange['settings']>): Partial<QuizSettings> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
