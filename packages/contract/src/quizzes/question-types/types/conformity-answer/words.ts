import type { Answer } from '../../shared/answer.ts'
import type { PublicConformity } from './public-question.ts'

/** Statements first, then the answers that there are for them. */
const questionLines = ({ statements, answers }: PublicConformity): string[] => [
  ...statements.map(({ text }) => text),
  ...answers.map(({ text }) => `· ${text}`),
]

/** One line for each statement that has an answer. */
const answerLines = ({ statements, answers }: PublicConformity, answer: Answer): string[] =>
  statements.flatMap(({ id, text }) => {
    const placed = new Set(answer.filter((row) => row.statement_id === id).map((row) => row.answer_id))
    const texts = answers.filter((each) => placed.has(each.id)).map((each) => each.text)
    return texts.length === 0 ? [] : [`${text} — ${texts.join('; ')}`]
  })

export const conformityWords = { question: questionLines, answer: answerLines }
