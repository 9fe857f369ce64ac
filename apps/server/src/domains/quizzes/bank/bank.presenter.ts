import type { BankPlace, BankQuestion, BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { listPeople } from '../../identity/index.ts'
import type { listHolders } from './bank-holders.repository.ts'
import type { BankRow, listQuestions } from './bank.repository.ts'
import { sumOf } from './describe-question.ts'

/** A question of the bank for its author, key included. */
export const presentBankQuestion = (row: BankRow): BankQuestion => ({
  id: row.id,
  question: row.question,
  sum: row.sum,
  revision: row.revision,
  issues: findContentIssues({ version: 1, questions: [row.question] }),
  is_archived: row.archivedAt !== null,
  updated_at: row.updatedAt.toISOString(),
})

/** Questions of the bank as rows of its list. */
export const presentBankList = async (
  db: ReadDatabase,
  rows: Awaited<ReturnType<typeof listQuestions>>['rows'],
): Promise<BankSummary[]> => {
  const people = await listPeople(db, [...new Set(rows.map(({ updatedBy }) => updatedBy))])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    tags: [...row.tags],
    is_ready: row.isReady,
    is_archived: row.archivedAt !== null,
    quizzes_count: row.quizzesCount,
    updated_at: row.updatedAt.toISOString(),
    updated_by: names.get(row.updatedBy) ?? null,
  }))
}

/** A quiz that holds a question, and whether its form of it is another one. */
export const presentBankPlace = (
  entry: Pick<BankRow, 'id' | 'sum'>,
  { id, name, content, attempts }: Awaited<ReturnType<typeof listHolders>>[number],
): BankPlace => {
  const held = content.questions.filter(({ bank }) => bank?.id === entry.id)
  return {
    quiz: { id, name },
    is_older: held.some(({ bank }) => bank?.sum !== entry.sum),
    has_own_changes: held.some((question) => question.bank?.sum !== sumOf(question)),
    attempts_count: attempts,
  }
}
