import type { Answer } from '../../shared/answer.ts'
import { mmpiAnswers } from './mmpi-answers.ts'
import type { PublicMmpi } from './public-question.ts'

/** Yes and no by a sign, which reads in every language. */
const signs = new Map<string | undefined, string>([
  [mmpiAnswers.yes, '+'],
  [mmpiAnswers.no, '−'],
])

export const mmpiWords = {
  question: ({ statements }: PublicMmpi): string[] => statements.map(({ text }) => text),
  answer: ({ statements }: PublicMmpi, answer: Answer): string[] => {
    const given = new Map(answer.map((row) => [row.statement_id, signs.get(row.answer_id)]))
    return statements.flatMap(({ id, text }) => {
      const sign = given.get(id)
      return sign === undefined ? [] : [`${text} — ${sign}`]
    })
  },
}
