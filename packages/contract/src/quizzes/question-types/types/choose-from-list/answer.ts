import type { Answer, ReadAnswer } from '../../shared/answer.ts'
import { readListed } from '../../shared/statements/listed.ts'
import type { PublicChooseFromList } from './public-question.ts'

/** One option at most for every statement. */
export const readChooseFromList = (question: PublicChooseFromList, rows: Answer): ReadAnswer => {
  const read = readListed(question, rows)
  if ('refusal' in read) return read
  const isOneEach = new Set(rows.map((row) => row.statement_id)).size === rows.length
  return isOneEach ? read : { refusal: 'too_many' }
}
