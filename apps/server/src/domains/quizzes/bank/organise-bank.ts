import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import * as repository from './bank.repository.ts'
import { describeQuestion } from './describe-question.ts'
import type { BankChange } from './keep-questions.ts'

export interface BankOrganising extends BankChange {
  readonly ids: readonly number[]
  /** In place of the tags that they have. */
  readonly tags: readonly string[] | undefined
  /** Beside the tags that they have. */
  readonly addTags: readonly string[] | undefined
  readonly isArchived: boolean | undefined
}

/**
 * Gives questions of the bank tags, archives them or brings them back, all of them or none. Tags are part of a question, so
 * somebody who writes it at this moment is told; quizzes that hold it have the same form of it as before.
 *
 * @throws CallError foreign_bank_questions, question_too_many_tags (422)
 */
export const organiseBank = async (tx: Transaction, wish: BankOrganising): Promise<void> => {
  const ids = [...new Set(wish.ids)]
  const rows = await repository.lockQuestions(tx, wish.schoolId, ids)
  if (rows.length < ids.length)
    throw new CallError('foreign_bank_questions', { fields: { ids: ['foreign_bank_questions'] } })
  for (const row of rows) await giveTags(tx, wish, row)
  if (wish.isArchived !== undefined)
    await repository.archiveQuestions(tx, wish.schoolId, ids, wish.isArchived ? wish.now : null)
}

const giveTags = async (tx: Transaction, wish: BankOrganising, row: repository.BankRow) => {
  const before = row.question.tags ?? []
  const tags = [...new Set([...(wish.tags ?? before), ...(wish.addTags ?? [])])]
  if (tags.length > questionLimits.tags)
    throw new CallError('question_too_many_tags', { fields: { add_tags: ['question_too_many_tags'] } })
  if (tags.join('\n') === before.join('\n')) return
  await repository.updateQuestion(tx, row, describeQuestion({ ...row.question, tags }), wish)
}
