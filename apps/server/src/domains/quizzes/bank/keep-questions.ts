import { bankLimits } from '@lectern/contract/quizzes/bank/bank'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { emptyPlaces } from '../../files/index.ts'
import { placeBankFiles } from './bank-files.ts'
import { countHolders, lockAgainstHolders } from './bank-holders.repository.ts'
import * as repository from './bank.repository.ts'
import { describeQuestion, withoutOrigin } from './describe-question.ts'

/** Who changes the bank of which school, and when. */
export interface BankChange {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly now: Date
}

/**
 * Keeps questions for reuse, in their order; all of them or none.
 *
 * @throws CallError too_many_bank_questions, foreign_file, not_a_picture (422)
 */
export const keepQuestions = async (
  tx: Transaction,
  change: BankChange,
  questions: readonly Question[],
): Promise<repository.BankRow[]> => {
  const { schoolId } = change
  // Two at once may not both be the last ones.
  await lockByName(tx, `bank-questions/${schoolId}`)
  if ((await repository.countQuestions(tx, schoolId)) + questions.length > bankLimits.questions)
    throw new CallError('too_many_bank_questions', { fields: { questions: ['too_many_bank_questions'] } })
  const described = questions.map((question) => describeQuestion(withoutOrigin(question)))
  const rows = await repository.insertQuestions(tx, schoolId, described, change)
  for (const row of rows) await placeBankFiles(tx, row)
  return rows
}

/**
 * Saves a question of the bank. The quizzes that hold it stay as they are.
 *
 * @throws CallError not_found, foreign_file and not_a_picture (422), stale_revision (409) when somebody else saved after
 *   `baseRevision`
 */
export const saveBankQuestion = async (
  tx: Transaction,
  change: BankChange,
  saved: { readonly id: number; readonly question: Question; readonly baseRevision: number | undefined },
): Promise<repository.BankRow> => {
  const [row] = await repository.lockQuestions(tx, change.schoolId, [saved.id])
  const before = found(row)
  if (saved.baseRevision !== undefined && saved.baseRevision !== before.revision)
    throw new CallError('stale_revision')
  const described = describeQuestion(withoutOrigin(saved.question))
  const after = await repository.updateQuestion(tx, before, described, change)
  await placeBankFiles(tx, after)
  return after
}

/**
 * Removes a question from the bank for good.
 *
 * @throws CallError not_found, bank_question_in_use where a quiz holds it (409)
 */
export const deleteBankQuestion = async (tx: Transaction, schoolId: SchoolId, id: number): Promise<void> => {
  if (!(await lockAgainstHolders(tx, schoolId, id))) throw new CallError('not_found')
  if ((await countHolders(tx, schoolId, id)) > 0) throw new CallError('bank_question_in_use')
  await emptyPlaces(tx, { schoolId, type: 'bank_question', ids: [id] })
  await repository.deleteQuestion(tx, schoolId, id)
}
