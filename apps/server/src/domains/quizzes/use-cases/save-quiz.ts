import type { QuizContent, QuizPool } from '@lectern/contract/quizzes/quiz'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { mayBecome, misfitsOf, quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { type QuizSettings, timerType } from '@lectern/contract/quizzes/quiz-settings'
import { readyContent } from '@lectern/contract/quizzes/rules/ready-content'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { noteHeld } from '../bank/bank-holders.repository.ts'
import { placeQuizFiles } from '../quiz-files.ts'
import { announceQuizChange } from '../quiz-cache.ts'
import * as repository from '../quizzes.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface QuizChange {
  readonly schoolId: SchoolId
  readonly quizId: number
  readonly name?: string | undefined
  readonly type?: QuizType | undefined
  readonly settings?: { readonly [K in keyof QuizSettings]?: QuizSettings[K] | undefined } | undefined
  readonly content?: QuizContent | undefined
  readonly pools?: readonly QuizPool[] | undefined
  /** The revision on which the author made the change; undefined lets the last writer win. */
  readonly baseRevision?: number | undefined
  readonly now: Date
}

/**
 * Saves what changed of a quiz. Running attempts keep the version they started with; later ones get every question in
 * the last form that had no issue, once the edits are released where they are held.
 *
 * @throws CallError not_found, invalid_fields when settings do not fit together, foreign_file and not_a_picture (422),
 *   questions_not_of_type and quiz_type_fixed (422), stale_revision (409) when somebody else saved after `baseRevision`
 */
export const saveQuiz = async (db: Transaction, change: QuizChange): Promise<repository.QuizRow> => {
  const quiz = found(await repository.lockQuiz(db, change.schoolId, change.quizId))
  if (change.baseRevision !== undefined && change.baseRevision !== quiz.revision)
    throw new CallError('stale_revision')
  const content = change.content ?? quiz.content
  const type = soundType(quiz.type, change.type ?? quiz.type, content)
  if (change.pools) await refusePools(db, quiz, change.pools)
  await announceQuizChange(db, quiz.id)
  const saved = {
    id: quiz.id,
    schoolId: quiz.schoolId,
    name: change.name ?? quiz.name,
    type,
    settings: sound(mergeSettings(quiz.settings, change.settings ?? {})),
    content,
    readyContent: readyContent(content, quiz.readyContent),
    pools: change.pools ? [...change.pools] : quiz.pools,
    revision: quiz.revision + 1,
  }
  if (change.content) {
    await placeQuizFiles(db, { ...saved, released: quiz.released })
    await noteHeld(db, saved)
  }
  return repository.updateQuiz(db, saved, change.now)
}

/** A randomizer draws out of other quizzes of the school that have questions of their own. */
const refusePools = async (db: Transaction, quiz: repository.QuizRow, pools: readonly QuizPool[]) => {
  if (pools.length > 0 && !quizTypeRules(quiz.type).isDrawn)
    throw new CallError('invalid_fields', { fields: { pools: ['not_editable'] } })
  const ids = pools.map(({ quiz_id }) => quiz_id)
  await repository.holdQuizzes(db, quiz.schoolId, ids)
  const found = await repository.listPoolSources(db, quiz.schoolId, ids)
  const drawable = new Set(found.filter(({ type }) => !quizTypeRules(type).isDrawn).map(({ id }) => id))
  const fields = pools.flatMap(({ quiz_id }, at) => (drawable.has(quiz_id) ? [] : [`pools.${at}.quiz_id`]))
  if (fields.length > 0)
    throw new CallError('invalid_fields', {
      fields: Object.fromEntries(fields.map((field) => [field, ['invalid_value']])),
    })
}

/** Every question fits the type that the quiz has from now on; those that do not are named by their places. */
const soundType = (now: QuizType, next: QuizType, { questions }: QuizContent): QuizType => {
  if (!mayBecome(now, next)) throw new CallError('quiz_type_fixed')
  const places = misfitsOf(next, questions)
  if (places.length > 0)
    throw new CallError('questions_not_of_type', {
      fields: Object.fromEntries(places.map((at) => [`content.questions.${at}.type`, ['invalid_value']])),
    })
  return next
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
