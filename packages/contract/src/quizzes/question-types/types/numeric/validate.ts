import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import { textOfRow } from '../../shared/typed/text-rows.ts'
import type { PublicNumeric } from './public-question.ts'
import { understandNumber } from './understand.ts'

/** Unanswered while nothing is written, what is written is no number, or a unit is to be chosen and is not. */
export const validateNumeric = (question: PublicNumeric, [row = {}]: Answer): Issue | null => {
  const text = textOfRow(row)
  if (text.trim() === '') return { code: 'nothing_written' }
  const understood = understandNumber(question, text)
  if ('fault' in understood) return { code: understood.fault }
  return question.unit_type === 'chosen' && row.answer_id === undefined ? { code: 'unit_missing' } : null
}
