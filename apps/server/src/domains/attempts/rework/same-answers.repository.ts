import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { shortAnswerLetters } from '@lectern/contract/attempts/marking/same-words'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attemptAnswers, attempts } from '../attempts.tables.ts'
import { isHeld } from '../held/held.repository.ts'

/** Answers that are looked through for one; of more, those that have waited longest. */
const mostLookedThrough = 5_000

/** Spaces that people leave are not counted: a short answer may stand in some more letters. */
const mostLetters = 2 * shortAnswerLetters

interface ShortAnswers {
  readonly schoolId: SchoolId
  readonly quizId: number
  readonly questionId: string
  readonly scope: SQL | undefined
}

/** The short answers in words alone to a question that wait for points, with their attempts. */
export const listShortAnswers = (db: ReadDatabase, { schoolId, quizId, questionId, scope }: ShortAnswers) => {
  const text = sql<string>`${attemptAnswers.answer} -> 0 ->> 'text_answer'`
  return db
    .select({
      id: attempts.id,
      userId: attempts.userId,
      quizVersionId: attempts.quizVersionId,
      gradedVersionId: attempts.gradedVersionId,
      text,
    })
    .from(attempts)
    .innerJoin(
      attemptAnswers,
      and(eq(attemptAnswers.attemptId, attempts.id), eq(attemptAnswers.questionId, questionId)),
    )
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        sql`${attempts.statusId} = ${sql.raw(String(attemptStatus.underCheck))}`,
        eq(attempts.quizId, quizId),
        sql`${attempts.grades} -> ${questionId} ->> 'correctness' = 'pending'`,
        sql`jsonb_array_length(${attemptAnswers.answer}) = 1`,
        sql`jsonb_array_length(coalesce(${attemptAnswers.answer} -> 0 -> 'files', '[]')) = 0`,
        sql`char_length(${text}) between 1 and ${mostLetters}`,
        sql`not ${isHeld(schoolId)}`,
        scope,
      ),
    )
    .orderBy(asc(attempts.finishedAt), asc(attempts.id))
    .limit(mostLookedThrough)
}

interface MarkedBy extends Pick<ShortAnswers, 'schoolId' | 'questionId'> {
  readonly attemptIds: readonly number[]
  readonly markedBy: number
}

/** Those of some attempts in which somebody gave the points of a question. */
export const listMarkedBy = async (
  db: ReadDatabase,
  { schoolId, questionId, attemptIds, markedBy }: MarkedBy,
): Promise<number[]> => {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        inArray(attempts.id, [...attemptIds]),
        sql`${attempts.grades} -> ${questionId} ->> 'marked_by' = ${String(markedBy)}`,
      ),
    )
  return rows.map(({ id }) => id)
}
