import { type AnswerTime, answerTime, shrinkGrade } from '@lectern/contract/attempts/competition/points'
import type { Grade } from '@lectern/contract/quizzes/question-types/question-type'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { AttemptRow } from '../attempts.repository.ts'
import type { QuestionState } from '../attempts.tables.ts'
import type { PinnedVersion } from '../pinned-attempts.ts'

type Rules = Pick<PinnedVersion, 'type' | 'settings'>

/** Without a clock nothing was shown: as if the whole time had gone. */
const neverShown: AnswerTime = { usedMs: 1, totalMs: 1 }

const timeOf = (state: QuestionState | undefined, arrivedAt: Date | null): AnswerTime =>
  state?.started_at === undefined || state.ends_at === undefined
    ? neverShown
    : answerTime({ startedAt: new Date(state.started_at), endsAt: new Date(state.ends_at) }, arrivedAt)

/** What a grade is worth: in a competition less with the time that the answer took. */
export const worthOf = (
  { type, settings }: Rules,
  state: QuestionState | undefined,
  arrivedAt: Date | null,
  grade: Grade,
): Grade =>
  quizTypeRules(type).isRanked
    ? shrinkGrade(grade, timeOf(state, arrivedAt), settings.competition_kept_percent)
    : grade

/** What the ranking takes of one question that is over; nothing outside of a competition, and of what was never shown. */
export const reachedIn = (
  { type }: Rules,
  state: QuestionState | undefined,
  arrivedAt: Date | null,
  points: number,
): Pick<QuestionState, 'points' | 'used_ms'> =>
  quizTypeRules(type).isRanked && state?.ends_at !== undefined
    ? { points, used_ms: timeOf(state, arrivedAt).usedMs }
    : {}

/** The states of a finished attempt's questions, each with what it brought; null outside of a competition. */
export const reachedStates = (
  version: PinnedVersion,
  { questionStates }: Pick<AttemptRow, 'questionStates'>,
  arrivals: ReadonlyMap<string, Date>,
  grades: Readonly<Record<string, Grade>>,
): Record<string, QuestionState> | null =>
  quizTypeRules(version.type).isRanked
    ? Object.fromEntries(
        Object.entries(questionStates).map(([id, state]) => [
          id,
          { ...state, ...reachedIn(version, state, arrivals.get(id) ?? null, grades[id]?.points ?? 0) },
        ]),
      )
    : null
