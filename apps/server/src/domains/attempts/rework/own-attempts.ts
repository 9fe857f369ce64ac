import { type AttemptView, ownAttemptsShown } from '@lectern/contract/attempts/attempt'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, isNotNull, sql } from '../../../platform/database/sql.ts'
import { unmeasuredMark } from '../results/present-attempt.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { attempts } from '../attempts.tables.ts'
import { hideMarks } from './settled-grades.ts'

/**
 * What the learner of an attempt has handed in at its quiz, to look at one after the other (document 002 §2, "attempt version
 * dropdown"): the latest ones, the first one first.
 *
 * @returns nothing while the attempt runs
 */
export const listOwnAttempts = async (
  db: ReadDatabase,
  { schoolId, userId, lessonId, quizId, finishedAt }: AttemptRow,
  settings: Pick<QuizSettings, 'estimate' | 'result_detail' | 'pass_percent'>,
  viewer: 'learner' | 'staff',
): Promise<AttemptView['attempts']> => {
  if (finishedAt === null) return []
  const rows = await db
    .select({
      id: attempts.id,
      statusId: attempts.statusId,
      decidedBy: attempts.decidedBy,
      scores: attempts.scores,
      maxScores: attempts.maxScores,
      grades: attempts.grades,
      finishedAt: attempts.finishedAt,
      number: sql<number>`row_number() over (order by ${attempts.id})`.mapWith(Number),
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.userId, userId),
        eq(attempts.quizId, quizId),
        eq(attempts.lessonId, lessonId),
        isNotNull(attempts.finishedAt),
      ),
    )
    .orderBy(desc(attempts.id))
    .limit(ownAttemptsShown)
  const showsPoints = viewer === 'staff' || settings.result_detail !== 'simple_answer'
  const shown = viewer === 'staff' ? rows : rows.map(hideMarks)
  return shown.toReversed().map((row) => ({
    id: row.id,
    status_id: row.statusId,
    ...unmeasuredMark(row, settings),
    scores: showsPoints ? row.scores : null,
    max_scores: showsPoints ? row.maxScores : null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    number: row.number,
  }))
}
