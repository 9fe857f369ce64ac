import { readIdRows, type Answer, type ReadAnswer } from '../../shared/answer.ts'
import { mmpiAnswers } from './mmpi-answers.ts'
import type { PublicMmpi } from './public-question.ts'

/** Yes or no to any of the statements, one of them at each. */
export const readMmpi = ({ statements }: PublicMmpi, rows: Answer): ReadAnswer => {
  const answers = Object.values(mmpiAnswers).map((id) => ({ id }))
  const read = readIdRows(rows, { statement_id: statements, answer_id: answers })
  if ('refusal' in read) return read
  const isOneEach = new Set(rows.map((row) => row.statement_id)).size === rows.length
  return isOneEach ? read : { refusal: 'too_many' }
}
