import { z } from 'zod'
import { readIdRows, type Answer, type ReadAnswer } from '../answer.ts'
import { publicOption, questionHead, questionLimits, questionTail } from '../common.ts'
import type { AnswerFigures } from '../answer-figures.ts'
import { shareRows, type RowCount } from '../count-rows.ts'
import type { Arrangement, Issue } from '../../question-type.ts'
import { surveyRules } from '../survey-rules.ts'
import type { ScalePoint } from './scale-point.ts'
import { validateScale } from './validate.ts'

/** Fields of every question with a scale, beside those of its type. */
export const scaleFields = { ...questionHead, ...questionTail }

export const publicPoint = publicOption.extend({ value: z.int() })

/** What the ends of a scale are called (document 002 §3, "Question"). */
export const scaleEnds = {
  grade_text_min: z.string().max(questionLimits.optionText).default(''),
  grade_text_max: z.string().max(questionLimits.optionText).default(''),
}

type PublicScale = { readonly answers: readonly ScalePoint[] }

/** The finding of a question of which only the text can be missing. */
export const findNameIssues = ({ name }: { readonly name: string }): Issue[] =>
  name.trim() === '' ? [{ code: 'question_empty' }] : []

const nameOfPoint = ({ text, value }: ScalePoint): string => text.trim() || String(value)

const readPoint = ({ answers }: PublicScale, rows: Answer): ReadAnswer => {
  const read = readIdRows(rows, { answer_id: answers })
  return 'answer' in read && read.answer.length > 1 ? { refusal: 'too_many' } : read
}

const pickedPoints = ({ answers }: PublicScale, answer: Answer): string[] =>
  answers.filter(({ id }) => answer.some((row) => row.answer_id === id)).map(nameOfPoint)

/** The mean of what was picked, between the ends of the scale. */
const meanOf = (points: readonly ScalePoint[], counts: readonly RowCount[]): AnswerFigures => {
  const values = new Map(points.map(({ id, value }) => [id, value]))
  const picked = counts.map(({ row, count }) => ({ value: values.get(row.answer_id ?? '') ?? 0, count }))
  const people = picked.reduce((sum, { count }) => sum + count, 0)
  const sum = picked.reduce((all, { value, count }) => all + value * count, 0)
  const ends = { least: Math.min(...values.values()), most: Math.max(...values.values()) }
  return people === 0 ? {} : { mean: { value: sum / people, ...ends } }
}

/** What every type does of which the answer is one point of a scale. */
export const scaleRules = <Q>(pointsOf: (question: Q) => readonly ScalePoint[]) => ({
  ...surveyRules,
  isCounted: true as const,
  arrange: (question: Q): Arrangement => ({ order: pointsOf(question).map(({ id }) => id) }),
  readAnswer: readPoint,
  validate: validateScale,
  words: {
    question: ({ answers }: PublicScale): string[] => answers.map(nameOfPoint),
    answer: pickedPoints,
  },
  summarise: (question: Q, answers: readonly Answer[]): RowCount[] =>
    shareRows(
      pointsOf(question).map(({ id }) => ({ answer_id: id })),
      answers,
    ),
  figures: (question: Q, counts: readonly RowCount[]): AnswerFigures => meanOf(pointsOf(question), counts),
})
