import type { Answer } from '../../shared/answer.ts'
import type { PublicMatrix } from './public-question.ts'

/** The answers once, then the statements. */
const questionLines = ({ answers, statements }: PublicMatrix): string[] => [
  ...answers.map(({ text }) => `· ${text}`),
  ...statements.map(({ text }) => text),
]

/** A line for every statement that has an answer. */
const answerLines = ({ answers, statements }: PublicMatrix, answer: Answer): string[] =>
  statements.flatMap(({ id, text }) => {
    const own = new Set(answer.filter((row) => row.statement_id === id).map((row) => row.answer_id))
    const texts = answers.filter((each) => own.has(each.id)).map((each) => each.text)
    return texts.length === 0 ? [] : [`${text} — ${texts.join('; ')}`]
  })

export const matrixWords = { question: questionLines, answer: answerLines }
