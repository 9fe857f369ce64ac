import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { noteHeld } from '../bank/bank-holders.repository.ts'
import { placeQuizFiles } from '../quiz-files.ts'
import { findQuiz, lockQuiz, type QuizRow } from '../quizzes.repository.ts'
import { insertCopy } from './library.repository.ts'

interface Copying {
  readonly schoolId: SchoolId
  readonly quizId: number
  readonly name: string
  readonly now: Date
}

/**
 * A new quiz with the questions, settings, style, folder and tags of another. Attempts, results and versions stay with the first one.
 *
 * @throws CallError not_found
 */
export const copyQuiz = async (
  tx: Transaction,
  { schoolId, quizId, name, now }: Copying,
): Promise<QuizRow> => {
  // Held, so that its files are not let go before the copy holds them.
  const from = found(await lockQuiz(tx, schoolId, quizId))
  const id = await insertCopy(tx, from, name, now)
  const copy = found(await findQuiz(tx, schoolId, id))
  await placeQuizFiles(tx, copy)
  await noteHeld(tx, copy)
  return copy
}
