import type { Answer } from '../../shared/answer.ts'
import { textOfRow } from '../../shared/typed/text-rows.ts'
import type { PublicPasteWord } from './public-question.ts'

/** One line for each statement with a text. */
const answerLines = ({ statements }: PublicPasteWord, answer: Answer): string[] =>
  statements.flatMap(({ id, text }) =>
    answer.filter((row) => row.statement_id === id).map((row) => `${text} — ${textOfRow(row)}`),
  )

export const pasteWordWords = {
  question: ({ statements }: PublicPasteWord): string[] => statements.map(({ text }) => text),
  answer: answerLines,
}
