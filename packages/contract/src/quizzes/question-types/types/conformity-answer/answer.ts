import { readIdRows, type Answer, type ReadAnswer } from '../../shared/answer.ts'
import { conformityType } from './conformity-type.ts'
import type { PublicConformity } from './public-question.ts'

/** Pairs of statement and answer: each answer at one statement unless they are shared, one at each with one to one. */
export const readConformity = (question: PublicConformity, rows: Answer): ReadAnswer => {
  const read = readIdRows(rows, { statement_id: question.statements, answer_id: question.answers })
  if ('refusal' in read) return read
  const isOneToOne = question.conformity_type === conformityType.oneToOne
  if (isOneToOne && hasRepeated(rows.map((row) => row.statement_id))) return { refusal: 'too_many' }
  if (!question.is_answers_combined && hasRepeated(rows.map((row) => row.answer_id)))
    return { refusal: 'twice' }
  return read
}

const hasRepeated = (ids: readonly unknown[]): boolean => new Set(ids).size < ids.length
