import type { Answer } from '../answer.ts'
import type { Issue } from '../../question-type.ts'

interface OfStatements {
  readonly statements: readonly { readonly id: string }[]
  readonly is_every_statement_required: boolean
}

/** Unanswered while a statement is without an answer where each needs one, or while all of them are. */
export const validateStatements = (
  { statements, is_every_statement_required }: OfStatements,
  answer: Answer,
): Issue | null => {
  if (answer.length === 0) return { code: 'nothing_picked' }
  const answered = new Set(answer.map((row) => row.statement_id))
  return is_every_statement_required && statements.some(({ id }) => !answered.has(id))
    ? { code: 'row_missing' }
    : null
}
