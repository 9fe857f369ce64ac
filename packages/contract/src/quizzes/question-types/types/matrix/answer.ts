import { readIdRows, type Answer, type ReadAnswer } from '../../shared/answer.ts'
import type { PublicMatrix } from './public-question.ts'

/** Marked cells: one in each row at most, or any number. */
export const readMatrix = ({ statements, answers, is_multiple }: PublicMatrix, rows: Answer): ReadAnswer => {
  const read = readIdRows(rows, { statement_id: statements, answer_id: answers })
  if ('refusal' in read || is_multiple) return read
  const isOneEach = new Set(rows.map((row) => row.statement_id)).size === rows.length
  return isOneEach ? read : { refusal: 'too_many' }
}
