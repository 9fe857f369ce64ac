import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { keyOf } from './content.ts'

interface MeasuredText {
  readonly name: string
  readonly comment: string
  /** In the first unit. */
  readonly answer: string
  /** Units to choose from, each with how many of the first one it is; nothing where it is a wrong one. */
  readonly units: readonly (readonly [unit: string, factor: string])[]
}

/** A number and its unit; the right number with a wrong unit earns half. */
export const measured = ({ name, comment, answer, units }: MeasuredText): Question => ({
  id: keyOf(name),
  type: 'numeric',
  name,
  description: '',
  is_required: false,
  points: 1,
  comment,
  answers: [{ id: keyOf(name, answer), text: answer }],
  tolerance: '',
  tolerance_type: 'absolute',
  unit_type: 'chosen',
  units: units.map(([text, factor]) => ({ id: keyOf(name, text), text, factor })),
  unit_share: 50,
  allow_fractions: true,
  digits_type: 'any',
  digits: 2,
})

interface TableText {
  readonly name: string
  readonly comment: string
  readonly answers: readonly string[]
  /** Each with the answer that is right for it, which earns a point. */
  readonly statements: readonly (readonly [statement: string, answer: string])[]
}

/** One of some answers for each statement. */
export const table = ({ name, comment, answers, statements }: TableText): Question => ({
  id: keyOf(name),
  type: 'matrix',
  name,
  description: '',
  is_required: false,
  points: 0,
  comment,
  is_multiple: false,
  is_every_statement_required: true,
  shuffle_statements: true,
  answers: answers.map((text) => ({ id: keyOf(name, 'answer', text), text })),
  statements: statements.map(([text, answer]) => ({
    id: keyOf(name, text),
    text,
    points: 1,
    answer_ids: [keyOf(name, 'answer', answer)],
  })),
})
