import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import {
  blankQuestion,
  findTextIssues,
  partPoints,
  questionHead,
  questionTail,
  thing,
} from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'

/** Their product is the greatest number of rows of an answer. */
export const matrixLimits = { statements: 40, answers: 12 } as const

const statement = thing.extend({
  /** Earned when exactly its right answers are marked, whatever is in the other rows. */
  points: partPoints,
  /** The key: answers that are right for this statement. */
  answer_ids: z.array(clientKey).max(matrixLimits.answers).default([]),
})
export type MatrixStatement = z.infer<typeof statement>

export const matrixQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('matrix'),
  /** Whether several answers may be marked for a statement. */
  is_multiple: z.boolean().default(false),
  /** Whether every statement needs an answer, or one of them. */
  is_every_statement_required: z.boolean().default(true),
  shuffle_statements: z.boolean().default(false),
  /** The columns. */
  answers: z.array(thing).max(matrixLimits.answers),
  /** The rows. */
  statements: z.array(statement).max(matrixLimits.statements),
})
export type MatrixQuestion = z.infer<typeof matrixQuestion>

/** Two statements and two answers to them. */
export const createMatrix = (key: () => string): MatrixQuestion => ({
  ...blankQuestion(key),
  type: 'matrix',
  is_multiple: false,
  is_every_statement_required: true,
  shuffle_statements: false,
  answers: Array.from({ length: 2 }, () => ({ id: key(), text: '' })),
  statements: Array.from({ length: 2 }, () => ({ id: key(), text: '', points: 0, answer_ids: [] })),
})

/** The right answers of a statement, as far as there are such columns. */
export const rightAnswers = <A extends { readonly id: string }>(
  answers: readonly A[],
  { answer_ids }: MatrixStatement,
): A[] => answers.filter(({ id }) => answer_ids.includes(id))

/** Statements and answers are written, and either every statement has a key or none: then nothing is scored. */
export const findMatrixIssues = (question: MatrixQuestion): Issue[] => {
  const { name, answers, statements } = question
  const isKeyed = statements.some((each) => rightAnswers(answers, each).length > 0)
  return [
    ...(name.trim() === '' ? [{ code: 'question_empty' }] : []),
    ...(answers.length < 2 ? [{ code: 'too_few_options' }] : []),
    ...(statements.length === 0 ? [{ code: 'too_few_statements' }] : []),
    ...findTextIssues(answers, { empty: 'option_empty', repeated: 'option_repeated' }),
    ...findTextIssues(statements, { empty: 'statement_empty', repeated: 'statement_repeated' }),
    ...(isKeyed ? statements.flatMap((each) => findKeyIssues(question, each)) : []),
  ]
}

/** Marking everything must not be right, or it would win. */
const findKeyIssues = ({ answers, is_multiple }: MatrixQuestion, each: MatrixStatement): Issue[] => {
  const right = rightAnswers(answers, each).length
  if (right === 0) return [{ code: 'statement_unkeyed', at: each.id }]
  if (!is_multiple) return right > 1 ? [{ code: 'several_correct', at: each.id }] : []
  return right === answers.length ? [{ code: 'all_correct', at: each.id }] : []
}
