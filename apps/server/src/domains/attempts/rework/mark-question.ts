import { recalculatedStatus } from '@lectern/contract/attempts/rules/recalculated-status'
import { scoreAttempt } from '@lectern/contract/attempts/rules/score-attempt'
import type { Grade } from '@lectern/contract/quizzes/question-types/question-type'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { refuseClaimed } from '../claims/claim-attempt.ts'
import { listAnswersOf } from '../clocks/expired-attempts.repository.ts'
import { drawnOf, type PinnedAttempts } from '../pinned-attempts.ts'
import { listHeld } from '../held/held.repository.ts'
import { regrade } from '../recalculation/regrade.ts'
import { recordDecided } from '../use-cases/record-outcome.ts'
import { settleGrades } from './settled-grades.ts'
import { lockDecided, setGrades } from './versions.repository.ts'

/** The points that somebody of the team gives for one answer. */
export interface Mark {
  readonly schoolId: SchoolId
  readonly attemptId: number
  /** Whose work they may mark. */
  readonly scope: SQL | undefined
  readonly questionId: string
  /** Null: what the answer itself brings. */
  readonly points: number | null
  readonly markedBy: number
  readonly now: Date
}

/**
 * Gives the points of one question of a finished attempt by hand, and counts the attempt anew. Where points alone decide, and
 * no question waits for a person any more, the attempt is passed or failed by it (PRODUCT-learning §1.4, §3); what
 * somebody decided stays.
 *
 * @throws CallError not_found, attempt_running, attempt_replaced, attempt_claimed, unknown_question, question_without_points,
 *   points_beyond_question
 */
export const markQuestion = async (
  tx: Transaction,
  pinned: PinnedAttempts,
  { schoolId, attemptId, scope, ...mark }: Mark,
): Promise<AttemptRow> => {
  const { attempt, isReplaced } = found(await lockDecided(tx, schoolId, attemptId, scope))
  if (attempt.finishedAt === null) throw new CallError('attempt_running')
  if (isReplaced) throw new CallError('attempt_replaced')
  await refuseClaimed(tx, { schoolId, attemptId, userId: mark.markedBy, now: mark.now })
  const { settings, type } = await pinned.versionOf(attempt.gradedVersionId ?? attempt.quizVersionId)
  const grades = { ...attempt.grades, [mark.questionId]: await gradeBy(tx, pinned, attempt, mark) }
  const { scores, maxScores, status } = scoreAttempt(settleGrades({ ...attempt, grades }), settings, type)
  const isHeldBack = (await listHeld(tx, schoolId, [attemptId])).length > 0
  const facts = { statusId: attempt.statusId, isDecided: attempt.decidedAt !== null || isHeldBack }
  const statusId = recalculatedStatus(facts, status, settings)
  const marked = await setGrades(tx, attempt, { grades, scores, maxScores, statusId })
  if (statusId !== attempt.statusId)
    await recordDecided(tx, marked, { before: attempt.statusId, at: mark.now })
  return marked
}

const gradeBy = async (
  tx: Transaction,
  pinned: PinnedAttempts,
  attempt: AttemptRow,
  { questionId, points, markedBy }: Pick<Mark, 'questionId' | 'points' | 'markedBy'>,
): Promise<Grade> => {
  const grade = attempt.grades?.[questionId]
  if (!grade) throw new CallError('unknown_question')
  const { max_points: limit } = grade
  if (limit === 0) throw new CallError('question_without_points')
  if (points === null) return ownGrade(tx, pinned, attempt, questionId)
  if (points > limit) throw new CallError('points_beyond_question', { params: { limit } })
  const correctness = points === limit ? 'correct' : 'incorrect'
  const own =
    grade.marked_by === undefined ? { correctness: grade.correctness, points: grade.points } : grade.own
  return { correctness, points, max_points: limit, marked_by: markedBy, ...(own && { own }) }
}

/** What the answer to a question brings without anybody's mark. */
const ownGrade = async (
  tx: Transaction,
  pinned: PinnedAttempts,
  attempt: AttemptRow,
  questionId: string,
): Promise<Grade> => {
  const begun = drawnOf(await pinned.versionOf(attempt.quizVersionId), attempt)
  const id = attempt.gradedVersionId ?? attempt.quizVersionId
  const later = { ...(await pinned.versionOf(id)), id }
  const { [questionId]: _marked, ...grades } = attempt.grades ?? {}
  const counted = regrade({ ...attempt, grades }, await listAnswersOf(tx, [attempt.id]), begun, later)
  const grade = counted.grades?.[questionId]
  if (!grade) throw new CallError('unknown_question')
  return grade
}
