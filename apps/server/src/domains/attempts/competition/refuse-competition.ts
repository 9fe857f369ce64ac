import { rankingLimits } from '@lectern/contract/attempts/competition/places'
import type { PracticeAccess } from '@lectern/contract/attempts/rules/practice-access'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { QuizHead } from '../../quizzes/index.ts'
import { findOwnAttempt } from '../attempts.repository.ts'
import type { PinnedAttempt } from '../pinned-attempts.ts'

/** Whether a competition has begun without those who are not in it yet, and lets nobody join. */
export const isStartedWithout = (
  { type, settings }: Pick<QuizHead, 'type' | 'settings'>,
  { opensAt }: Pick<PracticeAccess, 'opensAt'>,
  now: Date,
): boolean =>
  quizTypeRules(type).isRanked &&
  !settings.is_late_start_allowed &&
  opensAt !== null &&
  now.getTime() > opensAt.getTime() + rankingLimits.lateStart * 1000

/** @throws CallError competition_started (409) */
export const refuseLateStart = (
  quiz: Pick<QuizHead, 'type' | 'settings'>,
  access: Pick<PracticeAccess, 'opensAt'>,
  now: Date,
): void => {
  if (isStartedWithout(quiz, access, now))
    throw new CallError('competition_started', { params: { at: access.opensAt?.toISOString() ?? '' } })
}

/** Whether somebody may answer a question only after having seen it. */
export const isShownFirst = ({ version: { type } }: PinnedAttempt): boolean => quizTypeRules(type).isRanked

/**
 * Refuses answers to questions that were not shown yet: whoever answers unseen would need no time.
 *
 * @throws CallError question_not_shown (409)
 */
export const refuseUnshown = async (
  db: ReadDatabase,
  { attempt: { id, userId } }: PinnedAttempt,
  questionIds: readonly string[],
): Promise<void> => {
  // The kept attempt may be older than the clock.
  const states = (await findOwnAttempt(db, userId, id))?.questionStates ?? {}
  if (questionIds.some((question) => states[question]?.ends_at === undefined))
    throw new CallError('question_not_shown')
}
