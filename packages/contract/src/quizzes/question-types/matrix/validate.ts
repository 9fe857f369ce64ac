import type { Answer } from '../answer.ts'
import type { Issue } from '../question-type.ts'
import type { PublicMatrix } from './public-question.ts'

/** Unanswered while a row is without a mark where every row needs one, or while all of them are. */
export const validateMatrix = (
  { statements, is_every_statement_required }: PublicMatrix,
  answer: Answer,
): Issue | null => {
  if (answer.length === 0) return { code: 'nothing_picked' }
  const marked = new Set(answer.map((row) => row.statement_id))
  return is_every_statement_required && statements.some(({ id }) => !marked.has(id))
    ? { code: 'row_missing' }
    : null
}
