import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { asc, desc, eq } from '../../platform/database/sql.ts'
import { listHandedIn } from '../files/index.ts'
import { filesOfAnswers } from './answer-files.ts'
import { attemptAnswers, attempts } from './attempts.tables.ts'
import { forgetClaims } from './claims/claims.repository.ts'
import { forgetHeld } from './held/held.repository.ts'
import { forgetExceptions } from './exceptions/exceptions.repository.ts'

/** What a person answered, for the download: never how it was graded, which the results show when they may. */
export const exportAttempts = async (db: ReadDatabase, userId: number) => {
  const rows = await db
    .select({
      id: attempts.id,
      lesson_id: attempts.lessonId,
      quiz_id: attempts.quizId,
      started_at: attempts.startedAt,
      finished_at: attempts.finishedAt,
    })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.startedAt))
  const answers = await db
    .select({
      attemptId: attemptAnswers.attemptId,
      question: attemptAnswers.questionId,
      answer: attemptAnswers.answer,
      saved_at: attemptAnswers.savedAt,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attemptAnswers.savedAt))
  const handedIn = new Map((await listHandedIn(db, userId, 'quizAnswer')).map((file) => [file.uuid, file]))
  const byAttempt = Map.groupBy(answers, ({ attemptId }) => attemptId)
  return rows.map((row) => ({
    ...row,
    answers: (byAttempt.get(row.id) ?? []).map(({ question, answer, saved_at }) => ({
      question,
      answer,
      files: filesOfAnswers([{ answer }]).flatMap((uuid) => handedIn.get(uuid) ?? []),
      saved_at,
    })),
  }))
}

/** Deletes what somebody answered: the account was erased. */
export const forgetAnswers = async (db: Transaction, userId: number): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.userId, userId))
  await forgetExceptions(db, userId)
  await forgetClaims(db, userId)
  await forgetHeld(db, userId)
}
