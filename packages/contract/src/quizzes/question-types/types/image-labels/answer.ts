import { readIdRows, type Answer, type ReadAnswer } from '../../shared/answer.ts'
import type { PublicImageLabels } from './public-question.ts'

/** Pairs of place and label: one label at each place, each label at one place. */
export const readImageLabels = (question: PublicImageLabels, rows: Answer): ReadAnswer => {
  const read = readIdRows(rows, { statement_id: question.statements, answer_id: question.answers })
  if ('refusal' in read) return read
  if (new Set(rows.map((row) => row.statement_id)).size < rows.length) return { refusal: 'too_many' }
  return new Set(rows.map((row) => row.answer_id)).size < rows.length ? { refusal: 'twice' } : read
}
