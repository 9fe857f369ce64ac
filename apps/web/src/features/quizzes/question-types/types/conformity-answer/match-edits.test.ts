import {
  createConformity,
  findConformityIssues,
} from '@lectern/contract/quizzes/question-types/types/conformity-answer/question'
import { expect, test } from 'vitest'
import {
  addAnswer,
  addBind,
  addPair,
  blankPairAfter,
  copyMatching,
  removeBind,
  removeStatement,
  writePairs,
} from './match-edits.ts'

let made = 0
const key = () => `test-key-${(made += 1)}`
const question = createConformity(key)
const [first = { id: '', text: '' }, second = { id: '', text: '' }] = question.statements
const answerOf = (statement: string) =>
  question.binds.find((bind) => bind.statement_id === statement)?.answer_id ?? ''

test('a new pair is a statement with an answer of its own', () => {
  const more = addPair(question, key)
  expect([more.statements.length, more.answers.length, more.binds.length]).toEqual([4, 4, 4])
})

test('an answer without a statement is bound to nothing', () => {
  expect(addAnswer(question, undefined, key).binds).toEqual(question.binds)
})

test('a new pair earns as much as the others', () => {
  const paid = { ...question, binds: question.binds.map((bind) => ({ ...bind, points: 2 })) }
  expect(addPair(paid, key).binds.at(-1)?.points).toBe(2)
})

test('with a statement go the answers that belong to it alone', () => {
  const shared = addBind(question, first.id, answerOf(second.id))
  const rest = removeStatement(shared, first.id)
  expect(rest.statements).not.toContainEqual(first)
  expect(rest.answers.map(({ id }) => id)).toEqual(question.answers.slice(1).map(({ id }) => id))
})

test('an answer taken from one statement stays at the other', () => {
  const shared = addBind(question, first.id, answerOf(second.id))
  expect(removeBind(shared, first.id, answerOf(second.id))).toEqual(question)
})

test('a copy is the same question, and shares no key with it', () => {
  const written = {
    ...question,
    statements: question.statements.map((each, at) => ({ ...each, text: `${at}` })),
  }
  const copy = copyMatching(written, key)
  expect(JSON.stringify(copy)).not.toContain(`"${first.id}"`)
  expect(findConformityIssues(copy).map(({ code }) => code)).toEqual(
    findConformityIssues(written).map(({ code }) => code),
  )
})

const pairsOf = ({ statements, answers, binds }: typeof question) =>
  statements.map(({ id, text }) => {
    const answer = answers.find((each) =>
      binds.some((bind) => bind.statement_id === id && bind.answer_id === each.id),
    )
    return [text, answer?.text]
  })

test('a pasted table of two columns becomes pairs: the blank ones first, then new ones', () => {
  const rows = ['a', 'b', 'c', 'd'].map((text) => [text, ` ${text}1 `])
  const written = writePairs(question, first.id, rows, key)
  expect(pairsOf(written)).toEqual(rows.map(([text, answer]) => [text, answer?.trim()]))
  expect(written.statements.slice(0, 3).map(({ id }) => id)).toEqual(question.statements.map(({ id }) => id))
  expect(findConformityIssues({ ...written, name: 'Match' })).toEqual([])
})

test('lines pasted at an answer are the answers of the statements below it, and overwrite none', () => {
  const stated = writePairs(question, first.id, [['a'], ['b'], ['c', 'kept']], key)
  const written = writePairs(
    stated,
    first.id,
    [
      [undefined, 'a1'],
      [undefined, 'b1'],
      [undefined, 'more'],
    ],
    key,
  )
  expect(pairsOf(written)).toEqual([
    ['a', 'a1'],
    ['b', 'b1'],
    ['c', 'kept'],
    ['', 'more'],
  ])
})

test('a question takes no more pairs than it has room for', () => {
  const rows = Array.from({ length: 60 }, (_, at) => [`${at}`, `answer ${at}`])
  expect(writePairs(question, first.id, rows, key).statements).toHaveLength(50)
})

test('the caret goes on to a pair in which nothing is written', () => {
  expect(blankPairAfter(question, first.id)).toEqual(second)
  expect(blankPairAfter(writePairs(question, second.id, [['', 'b1']], key), first.id)).toBeUndefined()
})
