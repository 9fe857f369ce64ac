import { takenFrom, type TakenOver } from '@lectern/contract/quizzes/bank/bank'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { lockQuiz } from '../quizzes.repository.ts'
import { saveQuiz } from '../use-cases/save-quiz.ts'
import { findQuestion } from './bank.repository.ts'
import type { BankChange } from './keep-questions.ts'

export interface TakingOver extends Omit<BankChange, 'userId'> {
  readonly id: number
  readonly quizIds: readonly number[]
}

/**
 * Puts a question as the bank has it into quizzes that hold it, all of them or none. Attempts that run keep their version.
 *
 * @returns what each quiz had instead
 * @throws CallError not_found, foreign_quizzes where one of them is not the school's or does not hold it (422)
 */
export const takeOver = async (
  tx: Transaction,
  { schoolId, id, quizIds, now }: TakingOver,
): Promise<TakenOver[]> => {
  const entry = found(await findQuestion(tx, schoolId, id))
  const done: TakenOver[] = []
  // In one order, so that two calls never wait for each other.
  for (const quizId of [...new Set(quizIds)].toSorted((one, other) => one - other)) {
    const quiz = await lockQuiz(tx, schoolId, quizId)
    const before = quiz?.content.questions.filter(({ bank }) => bank?.id === id) ?? []
    if (!quiz || before.length === 0)
      throw new CallError('foreign_quizzes', { fields: { quiz_ids: ['foreign_quizzes'] } })
    const questions = quiz.content.questions.map((each) =>
      each.bank?.id === id ? takenFrom(entry, each.id) : each,
    )
    await saveQuiz(tx, { schoolId, quizId, content: { version: 1, questions }, now })
    done.push({ quiz_id: quizId, before })
  }
  return done
}
