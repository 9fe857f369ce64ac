import type { Answer } from '../../shared/answer.ts'
import type { PublicImageLabels } from './public-question.ts'

const nameOf = (text: string, at: number): string =>
  text.trim() === '' ? String(at + 1) : `${at + 1}. ${text}`

/** What the picture shows, its places by number, then the labels. */
const questionLines = ({ image, statements, answers }: PublicImageLabels): string[] => [
  ...(image ? [image.alt] : []),
  ...statements.map(({ text }, at) => nameOf(text, at)),
  ...answers.map(({ text }) => `· ${text}`),
]

/** One line for each place that has a label. */
const answerLines = ({ statements, answers }: PublicImageLabels, answer: Answer): string[] =>
  statements.flatMap(({ id, text }, at) => {
    const row = answer.find(({ statement_id }) => statement_id === id)
    const label = answers.find((each) => each.id === row?.answer_id)
    return label ? [`${nameOf(text, at)} — ${label.text}`] : []
  })

export const imageLabelsWords = { question: questionLines, answer: answerLines }
