import type { Answer, AnswerRow, ReadAnswer } from '../../shared/answer.ts'
import { textOfRow } from '../../shared/typed/text-rows.ts'
import { typedLimits } from '../../shared/typed/typed-limits.ts'
import type { PublicNumeric } from './public-question.ts'

const isOwn = ({ unit_type, units }: PublicNumeric, row: AnswerRow): boolean => {
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const isUnit = unit_type === 'chosen' && units.some(({ id }) => id === row.answer_id)
  return (
    given.length > 0 && given.every(([field]) => field === 'text_answer' || (field === 'answer_id' && isUnit))
  )
}

/** One row: the text as it was typed, readable or not, and the chosen unit where there are some to choose from. */
export const readNumeric = (question: PublicNumeric, rows: Answer): ReadAnswer => {
  if (!rows.every((row) => isOwn(question, row))) return { refusal: 'foreign_answer' }
  if (rows.length > 1) return { refusal: 'too_many' }
  if (rows.some((row) => textOfRow(row).length > typedLimits.text)) return { refusal: 'too_big' }
  return { answer: rows.filter((row) => row.answer_id !== undefined || textOfRow(row).trim() !== '') }
}
