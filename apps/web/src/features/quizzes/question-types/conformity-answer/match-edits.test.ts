import {
  createConformity,
  findConformityIssues,
} from '@lectern/contract/quizzes/question-types/conformity-answer/question'
import { expect, test } from 'vitest'
import { addAnswer, addBind, addPair, copyMatching, removeBind, removeStatement } from './match-edits.ts'

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
