import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { partPointsOf } from '../../shared/part-points.tsx'
import type { FullQuestionOf } from '../../question-editor.ts'

type Matching = FullQuestionOf<'conformity_answer'>
type Thing = Matching['answers'][number]

const written = (things: readonly Thing[], id: string, change: Partial<Thing>): Thing[] =>
  things.map((thing) => (thing.id === id ? { ...thing, ...change } : thing))

export const writeStatement = (question: Matching, id: string, change: Partial<Thing>): Matching => ({
  ...question,
  statements: written(question.statements, id, change),
})

export const writeAnswer = (question: Matching, id: string, change: Partial<Thing>): Matching => ({
  ...question,
  answers: written(question.answers, id, change),
})

/** The question with an answer that belongs to a statement, or to none. */
export const addAnswer = (question: Matching, statement: string | undefined, key: () => string): Matching => {
  const answer = { id: key(), text: '' }
  const added = { ...question, answers: [...question.answers, answer] }
  return statement === undefined ? added : addBind(added, statement, answer.id)
}

/** The question with an answer that is there already at one more statement. */
export const addBind = (question: Matching, statement_id: string, answer_id: string): Matching => ({
  ...question,
  binds: [...question.binds, { statement_id, answer_id, points: partPointsOf(question.binds) }],
})

/** The question with a statement and its first answer behind the others. */
export const addPair = (question: Matching, key: () => string): Matching => {
  const statement = { id: key(), text: '' }
  return addAnswer({ ...question, statements: [...question.statements, statement] }, statement.id, key)
}

const answerOf = ({ binds }: Matching, statement: string): string | undefined =>
  binds.find((bind) => bind.statement_id === statement)?.answer_id

/** The pair behind a statement, where its answer is not written yet. */
const openPairAfter = (question: Matching, statement: string): Thing | undefined => {
  const { statements, answers } = question
  const next = statements[statements.findIndex(({ id }) => id === statement) + 1]
  const answer = next && answers.find(({ id }) => id === answerOf(question, next.id))
  return (answer?.text ?? '').trim() === '' ? next : undefined
}

/** The same, where nothing of it is written yet. */
export const blankPairAfter = (question: Matching, statement: string): Thing | undefined => {
  const next = openPairAfter(question, statement)
  return next?.text.trim() === '' ? next : undefined
}

const writeCells = (
  question: Matching,
  statement: string,
  cells: readonly (string | undefined)[],
): Matching => {
  const [words, answer] = cells.map((cell) => cell?.trim().slice(0, questionLimits.optionText))
  const written = words === undefined ? question : writeStatement(question, statement, { text: words })
  const id = answerOf(question, statement)
  return answer === undefined || id === undefined ? written : writeAnswer(written, id, { text: answer })
}

/**
 * The question with rows of a table pasted at a statement: a statement and its answer side by side, each further row in the
 * blank pair behind or in a new one, as far as there is room. A cell that is absent leaves what stands there.
 */
export const writePairs = (
  question: Matching,
  statement: string,
  [cells, ...more]: readonly (readonly (string | undefined)[])[],
  key: () => string,
): Matching => {
  if (!cells) return question
  const written = writeCells(question, statement, cells)
  const [next] = more
  if (!next) return written
  const { statements } = written
  const taken = (next[0] === undefined ? openPairAfter : blankPairAfter)(written, statement)
  if (taken) return writePairs(written, taken.id, more, key)
  if (Math.max(statements.length, written.answers.length) >= questionLimits.options) return written
  const longer = addPair(written, key)
  return writePairs(longer, longer.statements.at(-1)?.id ?? '', more, key)
}

/** The question without an answer at a statement; it goes for good when it belongs to no other. */
export const removeBind = (question: Matching, statement: string, answer: string): Matching => {
  const binds = question.binds.filter((bind) => bind.statement_id !== statement || bind.answer_id !== answer)
  const isElsewhere = binds.some((bind) => bind.answer_id === answer)
  return { ...question, binds, answers: question.answers.filter(({ id }) => id !== answer || isElsewhere) }
}

/** The question without an answer that belongs to no statement. */
export const removeAnswer = (question: Matching, id: string): Matching => ({
  ...question,
  answers: question.answers.filter((answer) => answer.id !== id),
  binds: question.binds.filter((bind) => bind.answer_id !== id),
})

/** The question without a statement and the answers that belong to it alone. */
export const removeStatement = (question: Matching, id: string): Matching => {
  const rest = question.binds
    .filter((bind) => bind.statement_id === id)
    .reduce((now, bind) => removeBind(now, id, bind.answer_id), question)
  return { ...rest, statements: rest.statements.filter((statement) => statement.id !== id) }
}

/** The same question under new keys. */
export const copyMatching = (question: Matching, key: () => string): Matching => {
  const keys = new Map([...question.statements, ...question.answers].map(({ id }) => [id, key()]))
  const renamed = (id: string) => keys.get(id) ?? id
  const copies = (things: readonly Thing[]) => things.map((thing) => ({ ...thing, id: renamed(thing.id) }))
  return {
    ...question,
    id: key(),
    statements: copies(question.statements),
    answers: copies(question.answers),
    binds: question.binds.map((bind) => ({
      ...bind,
      statement_id: renamed(bind.statement_id),
      answer_id: renamed(bind.answer_id),
    })),
  }
}
