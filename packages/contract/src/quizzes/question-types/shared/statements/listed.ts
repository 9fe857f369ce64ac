import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import { markByKey, nameOfRow, readIdRows, type Answer, type ReadAnswer } from '../answer.ts'
import {
  findTextIssues,
  partPoints,
  publicOption,
  publicThing,
  questionHead,
  questionLimits,
  questionTail,
  thing,
} from '../common.ts'
import { countRows, type RowCount } from '../count-rows.ts'
import { gradeParts } from '../grade-parts.ts'
import type { Arrangement, Grade, Issue, Random } from '../../question-type.ts'
import { keyedParts } from '../result-parts.ts'
import { shuffle } from '../shuffle.ts'

/** Their product is the greatest number of rows of an answer. */
export const listLimits = { statements: 25, options: 20 } as const

const text = z.string().max(questionLimits.optionText)

export const listedStatement = thing.extend({
  /** Earned when exactly its right options are chosen, whatever is at the others. */
  points: partPoints,
  answers: z.array(z.object({ id: clientKey, text, is_correct: z.boolean() })).max(listLimits.options),
})
export type ListedStatement = z.infer<typeof listedStatement>

/** What choosing one and choosing several from a list share: statements, each with options of its own. */
export const listedQuestion = <const T extends string>(type: T) =>
  z.object({
    ...questionHead,
    ...questionTail,
    type: z.literal(type),
    shuffle_answers: z.boolean().default(true),
    statements: z.array(listedStatement).max(listLimits.statements),
  })

export const publicListedQuestion = <const T extends string>(type: T) =>
  z.object({
    ...questionHead,
    type: z.literal(type),
    statements: z.array(publicOption.extend({ answers: z.array(publicOption) })),
  })

type AnyListed = z.infer<ReturnType<typeof listedQuestion<string>>>
type AnyPublicListed = z.infer<ReturnType<typeof publicListedQuestion<string>>>

/** A statement with two empty options, the first of them right. */
export const newListedStatement = (key: () => string): ListedStatement => ({
  id: key(),
  text: '',
  points: 0,
  answers: [
    { id: key(), text: '', is_correct: true },
    { id: key(), text: '', is_correct: false },
  ],
})

/** Issues of any such question; `findOwn` adds those of the type at a statement. */
export const findListedIssues = (
  question: AnyListed,
  findOwn: (statement: ListedStatement) => readonly Issue[],
): Issue[] => [
  ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(question.statements.length === 0 ? [{ code: 'too_few_statements' }] : []),
  ...findTextIssues(question.statements, { empty: 'statement_empty', repeated: 'statement_repeated' }),
  ...question.statements.flatMap((each) => [
    ...(each.answers.length < 2 ? [{ code: 'too_few_options', at: each.id }] : []),
    ...findTextIssues(each.answers, { empty: 'option_empty', repeated: 'option_repeated' }),
    ...(each.answers.some(({ is_correct }) => is_correct)
      ? []
      : [{ code: 'statement_unkeyed', at: each.id }]),
    ...findOwn(each),
  ]),
]

/** Statements as the author ordered them, their options in the learner's order, without the key. */
export const publicStatements = ({ statements }: AnyListed, { order }: Arrangement) =>
  statements.map(({ answers, ...rest }) => ({
    ...publicThing(rest),
    answers: order.flatMap((one) =>
      answers.filter((option) => option.id === one).map((option) => ({ id: one, text: option.text })),
    ),
  }))

/** The chosen options, each of the statement that it is chosen for. */
export const readListed = ({ statements }: AnyPublicListed, rows: Answer): ReadAnswer => {
  const read = readIdRows(rows, {
    statement_id: statements,
    answer_id: statements.flatMap(({ answers }) => answers),
  })
  if ('refusal' in read) return read
  const isOfStatement = (row: Answer[number]) =>
    statements.some(
      ({ id, answers }) => id === row.statement_id && answers.some((option) => option.id === row.answer_id),
    )
  return rows.every(isOfStatement) ? read : { refusal: 'foreign_answer' }
}

const rowsOf = (statements: readonly ListedStatement[], rightOnly: boolean): Answer =>
  statements.flatMap(({ id, answers }) =>
    answers
      .filter(({ is_correct }) => is_correct || !rightOnly)
      .map((option) => ({ statement_id: id, answer_id: option.id })),
  )

const keyOf = ({ statements }: AnyListed): Answer => rowsOf(statements, true)

const arrangeListed = ({ shuffle_answers, statements }: AnyListed, random: Random): Arrangement => {
  const ids = statements.flatMap(({ answers }) => answers.map(({ id }) => id))
  return { order: shuffle_answers ? shuffle(ids, random) : ids }
}

const gradeListed = (question: AnyListed, answer: Answer): Grade => {
  const chosen = new Set(answer.map(nameOfRow))
  return gradeParts({
    points: question.points,
    right: question.statements.map(({ id, points, answers }) => ({
      points,
      isGiven: answers.every(
        (option) => option.is_correct === chosen.has(nameOfRow({ statement_id: id, answer_id: option.id })),
      ),
    })),
    wrong: 0,
    wrongPossible: 0,
  })
}

const answerLines = ({ statements }: AnyPublicListed, answer: Answer): string[] => {
  const chosen = new Set(answer.map(nameOfRow))
  return statements.flatMap(({ id, text: words, answers }) => {
    const texts = answers
      .filter((option) => chosen.has(nameOfRow({ statement_id: id, answer_id: option.id })))
      .map((option) => option.text)
    return texts.length === 0 ? [] : [`${words} — ${texts.join('; ')}`]
  })
}

/** What choosing from lists does alike, however many are chosen. */
export const listedRules = {
  arrange: arrangeListed,
  isScored: ({ statements }: AnyListed): boolean => rowsOf(statements, true).length > 0,
  grade: gradeListed,
  marks: (question: AnyListed, answer: Answer): boolean[] => markByKey(answer, keyOf(question)),
  key: keyOf,
  shows: keyedParts,
  words: {
    question: ({ statements }: AnyPublicListed): string[] =>
      statements.flatMap(({ text: words, answers }) => [
        words,
        ...answers.map((option) => `· ${option.text}`),
      ]),
    answer: answerLines,
  },
  summarise: ({ statements }: AnyListed, answers: readonly Answer[]): RowCount[] =>
    countRows(rowsOf(statements, false), answers),
}
