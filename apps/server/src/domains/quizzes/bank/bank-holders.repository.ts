import type { QuizContent } from '@lectern/contract/quizzes/quiz'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, notInArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { QuizUsage } from '../library/quiz-usage.ts'
import { quizzes } from '../quizzes.tables.ts'
import { bankQuestions, quizBankQuestions } from './bank.tables.ts'

interface HoldingQuiz {
  readonly id: number
  readonly schoolId: SchoolId
  readonly content: QuizContent
}

/**
 * Notes which questions of the bank a saved quiz holds. A question that names one which the school's bank does not have, or no
 * longer has, stays as it is: it came from nowhere.
 */
export const noteHeld = async (tx: Transaction, { id, schoolId, content }: HoldingQuiz): Promise<void> => {
  const named = [...new Set(content.questions.flatMap(({ bank }) => bank?.id ?? []))]
  const held = named.length === 0 ? [] : await holdQuestions(tx, schoolId, named)
  const isOfQuiz = and(eq(quizBankQuestions.schoolId, schoolId), eq(quizBankQuestions.quizId, id))
  await tx
    .delete(quizBankQuestions)
    .where(held.length === 0 ? isOfQuiz : and(isOfQuiz, notInArray(quizBankQuestions.bankQuestionId, held)))
  if (held.length === 0) return
  const rows = held.map((bankQuestionId) => ({ schoolId, quizId: id, bankQuestionId }))
  await tx.insert(quizBankQuestions).values(rows).onConflictDoNothing()
}

/** Which of them the bank has; they are not deleted until the transaction ends. */
const holdQuestions = async (tx: Transaction, schoolId: SchoolId, ids: readonly number[]) => {
  const rows = await tx
    .select({ id: bankQuestions.id })
    .from(bankQuestions)
    .where(and(eq(bankQuestions.schoolId, schoolId), inArray(bankQuestions.id, [...ids])))
    .orderBy(asc(bankQuestions.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Waits for the quizzes that begin to hold a question at this moment, and keeps others from it until the transaction ends. */
export const lockAgainstHolders = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  const rows = await tx
    .select({ id: bankQuestions.id })
    .from(bankQuestions)
    .where(and(eq(bankQuestions.schoolId, schoolId), eq(bankQuestions.id, id)))
    .for('update')
  return rows.length > 0
}

export const countHolders = (db: ReadDatabase, schoolId: SchoolId, id: number): Promise<number> =>
  db.$count(
    quizBankQuestions,
    and(eq(quizBankQuestions.schoolId, schoolId), eq(quizBankQuestions.bankQuestionId, id)),
  )

/** The first `limit` quizzes that hold a question, by name. */
export const listHolders = (
  db: ReadDatabase,
  usage: QuizUsage,
  { id, schoolId }: { readonly id: number; readonly schoolId: SchoolId },
  limit: number,
) =>
  db
    .select({
      id: quizzes.id,
      name: quizzes.name,
      content: quizzes.content,
      attempts: usage.attemptsOf(schoolId, sql`quizzes.id`),
    })
    .from(quizBankQuestions)
    .innerJoin(quizzes, and(eq(quizzes.id, quizBankQuestions.quizId), eq(quizzes.schoolId, schoolId)))
    .where(and(eq(quizBankQuestions.schoolId, schoolId), eq(quizBankQuestions.bankQuestionId, id)))
    .orderBy(asc(quizzes.name), asc(quizzes.id))
    .limit(limit)
