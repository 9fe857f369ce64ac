import type { Answer, AnswerRow } from '../../shared/answer.ts'
import type { PublicSorting } from './public-question.ts'

/** The items in an order that tells nothing. */
const questionLines = ({ answers }: PublicSorting): string[] => answers.map(({ text }) => `· ${text}`)

/** One numbered line for each item. */
const answerLines = ({ answers }: PublicSorting, answer: Answer): string[] =>
  answer.map(({ answer_id }, at) => `${at + 1}. ${answers.find(({ id }) => id === answer_id)?.text ?? ''}`)

/** An item with the place that it was given. */
const rowLine = ({ answers }: PublicSorting, { answer_id, answer_order }: AnswerRow): string =>
  `${answer_order ?? '?'}. ${answers.find(({ id }) => id === answer_id)?.text ?? ''}`

export const sortingWords = { question: questionLines, answer: answerLines, row: rowLine }
