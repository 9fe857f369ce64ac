import { type ResultTableRow, resultLimits } from '@lectern/contract/attempts/quiz-results'
import { passedSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, lt } from '../../../platform/database/sql.ts'
import { attempts, attemptsColumns } from '../attempts.tables.ts'
import { unmeasuredMark } from './present-attempt.ts'
import { countedAttempts, type CountedFilter } from './counted-attempts.ts'

/** One part of the attempts that count, the one begun last first, from an attempt on; one more than a part, where there are more. */
const findRows = (db: ReadDatabase, filter: CountedFilter, after: number | undefined) => {
  const counted = countedAttempts(db, filter)
  const { id, userId, statusId, decidedBy, scores, maxScores, grades, startedAt, finishedAt } =
    attemptsColumns
  return db
    .select({ id, userId, statusId, decidedBy, scores, maxScores, grades, startedAt, finishedAt })
    .from(attempts)
    .innerJoin(counted, eq(counted.id, attempts.id))
    .where(and(eq(attempts.schoolId, filter.schoolId), after === undefined ? undefined : lt(id, after)))
    .orderBy(desc(id))
    .limit(resultLimits.part + 1)
}

type PresentedRow = Omit<ResultTableRow, 'learner'> & { readonly userId: number }

/** The attempts that count as rows of a table, without the names of their people. */
export const listResultRows = async (
  db: ReadDatabase,
  filter: CountedFilter,
  settings: QuizSettings,
  after: number | undefined,
): Promise<{ rows: PresentedRow[]; hasMore: boolean }> => {
  const found = await findRows(db, filter, after)
  const rows = found.slice(0, resultLimits.part).flatMap((row) => {
    const { id, userId, startedAt, finishedAt, scores, maxScores } = row
    if (finishedAt === null) return []
    return [
      {
        id,
        userId,
        status_id: row.statusId,
        ...unmeasuredMark(row, settings),
        scores,
        max_scores: maxScores,
        started_at: startedAt.toISOString(),
        finished_at: finishedAt.toISOString(),
        passed_time_in_seconds: passedSeconds(startedAt, finishedAt),
        points: Object.fromEntries(
          Object.entries(row.grades ?? {}).map(([question, grade]) => [question, grade.points]),
        ),
      },
    ]
  })
  return { rows, hasMore: found.length > resultLimits.part }
}
