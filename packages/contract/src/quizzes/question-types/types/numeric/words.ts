import type { Answer } from '../../shared/answer.ts'
import { textOfRow } from '../../shared/typed/text-rows.ts'
import type { PublicNumeric } from './public-question.ts'

const blank = '____'

const unitOf = ({ unit_type, units }: PublicNumeric, unitId: string | undefined): string =>
  (unit_type === 'shown' ? units[0] : units.find(({ id }) => id === unitId))?.text ?? ''

const questionLines = ({ unit_type, units }: PublicNumeric): string[] => {
  if (unit_type === 'chosen') return [blank, ...units.map(({ text }) => `· ${text}`)]
  return [[blank, units[0]?.text ?? ''].join(' ').trim()]
}

export const numericWords = {
  question: questionLines,
  answer: (question: PublicNumeric, answer: Answer): string[] =>
    answer.map((row) => [textOfRow(row), unitOf(question, row.answer_id)].join(' ').trim()),
}
