import { type Attempt, attemptStatus } from '@lectern/contract/attempts/attempt'
import { leftSeconds, passedSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import type { ResultFacts } from '@lectern/contract/attempts/rules/show-result'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { ResultDetail } from '@lectern/contract/quizzes/result-detail'
import type { AttemptRow } from '../attempts.repository.ts'
import { hideMarks } from '../rework/settled-grades.ts'

/** What of a quiz an attempt is shown by. */
type AttemptSettings = Pick<QuizSettings, 'estimate' | 'result_detail' | 'pass_percent'>

/** The mark of an attempt that counts as passed although nothing had to be reached and nobody has said so; nothing for others. */
export const unmeasuredMark = (
  { statusId, decidedBy }: Pick<AttemptRow, 'statusId' | 'decidedBy'>,
  settings: Pick<QuizSettings, 'estimate' | 'pass_percent'> | null,
): Pick<Attempt, 'is_unmeasured'> =>
  settings !== null &&
  statusId === attemptStatus.passed &&
  decidedBy === null &&
  (settings.pass_percent === null || !settings.estimate.is_on)
    ? { is_unmeasured: true }
    : {}

/**
 * An attempt; a learner sees its points only when the quiz shows more than the own answers. Of one that the team has decided
 * nothing depends on its settings.
 */
export const presentAttempt = (
  row: AttemptRow,
  settings: AttemptSettings | null,
  viewer: ResultFacts['viewer'],
  now: Date,
): Attempt => {
  const detail = settings ? attemptDetail(settings) : 'simple_answer'
  const showsPoints = viewer === 'staff' || (row.finishedAt !== null && detail !== 'simple_answer')
  const { scores, maxScores } = viewer === 'staff' ? row : hideMarks(row)
  return {
    id: row.id,
    root_id: row.rootId ?? row.id,
    quiz_id: row.quizId,
    lesson_id: row.lessonId,
    status_id: row.statusId,
    ...unmeasuredMark(row, settings),
    scores: showsPoints ? scores : null,
    max_scores: showsPoints ? maxScores : null,
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    finished: row.finishedAt !== null,
    is_timed_out: row.isTimedOut,
    left_time_in_seconds: row.finishedAt === null ? leftSeconds(row.deadlineAt, now) : null,
    passed_time_in_seconds: passedSeconds(row.startedAt, row.finishedAt ?? now),
  }
}

/** Learners see points where the quiz has them and shows them (document 002 §3, estimate). */
export const seesPoints = ({ estimate }: Pick<QuizSettings, 'estimate'>): boolean =>
  estimate.is_on && estimate.is_show

/** How much of an attempt as a whole its learner sees. */
const attemptDetail = (settings: Pick<QuizSettings, 'estimate' | 'result_detail'>): ResultDetail =>
  seesPoints(settings) ? settings.result_detail : 'simple_answer'
