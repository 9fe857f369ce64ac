import { expect, test } from 'vitest'
import { draftAt, nameOfPlace, openedPart, wantedAt } from './thread-place.ts'

const unit = { type: 'info-unit', id: 4 } as const
const attempt = { type: 'quiz-attempt', id: 7, question: null } as const
const question = { ...attempt, question: 'one' } as const
const statement = { ...question, part: { kind: 'statement', id: 's' } } as const
const group = { ...question, part: { kind: 'answer-group', id: 's' } } as const

test('each place has a name of its own', () => {
  expect(new Set([unit, attempt, question, statement, group].map(nameOfPlace)).size).toBe(5)
})

test.each([
  ['?comment_id=12', 12, undefined],
  ['?commentable_type=quiz-attempt&commentable_id=7&comment_id=12', undefined, 12],
  ['?commentable_type=quiz-attempt&commentable_id=8&comment_id=12', undefined, undefined],
  ['?commentable_type=quiz-attempt&comment_id=-1', undefined, undefined],
  ['?commentable_type=info-unit&commentable_id=4&comment_id=12', 12, undefined],
  ['?comment_id=12abc', undefined, undefined],
  ['', undefined, undefined],
])('of %s the unit shows %s, and the attempt %s', (address, atUnit, atAttempt) => {
  const search = Object.fromEntries(new URLSearchParams(address))
  expect(wantedAt(unit, search)).toBe(atUnit)
  expect(wantedAt(attempt, search)).toBe(atAttempt)
  expect(wantedAt(question, search)).toBeUndefined()
})

test('what is written about a part of a question says which', () => {
  expect(draftAt(question)).toMatchObject({ question_id: 'one', statement_id: undefined })
  expect(draftAt(statement)).toMatchObject({ question_id: 'one', statement_id: 's' })
  expect(draftAt(group)).toMatchObject({ question_id: 'one', answer_group_id: 's' })
})

test('the address opens a question or a part of it, and the comment that stands there', () => {
  const parts = [{ kind: 'statement', id: 's', number: 1, text: '' }] as const
  const at = (type: string, id: string) => ({
    result_commentable_type: type,
    result_commentable_id: id,
    commentable_type: 'quiz-attempt',
    comment_id: 12,
  })
  expect(openedPart('one', parts, at('question', 'one'))).toBeNull()
  expect(openedPart('one', parts, at('question', 'two'))).toBeUndefined()
  expect(openedPart('one', parts, at('statement', 's'))).toBe(parts[0])
  expect(openedPart('one', parts, at('answer-group', 's'))).toBeUndefined()
  expect(openedPart('one', parts, {})).toBeUndefined()
  expect(wantedAt(statement, at('statement', 's'))).toBe(12)
  expect(wantedAt(attempt, at('statement', 's'))).toBeUndefined()
})
