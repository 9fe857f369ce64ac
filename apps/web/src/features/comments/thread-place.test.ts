import { expect, test } from 'vitest'
import { nameOfPlace, wantedAt } from './thread-place.ts'

const unit = { type: 'info-unit', id: 4 } as const
const attempt = { type: 'quiz-attempt', id: 7, question: null } as const
const question = { ...attempt, question: 'one' } as const

test('each place has a name of its own', () => {
  expect(new Set([unit, attempt, question].map(nameOfPlace)).size).toBe(3)
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
