import { expect, it } from 'vitest'
import { answerDueAt, answerTerm, mostAnswerHours, reminderEdges } from './answer-term.ts'

const now = new Date('2026-11-10T12:00:00Z')

it('counts the time of an answer from the moment at which it was handed in', () => {
  expect(answerDueAt(now, 48)).toEqual(new Date('2026-11-12T12:00:00Z'))
  expect(answerDueAt(now, 0)).toBeNull()
})

it('reminds of what has used three quarters of its time, and calls late what has used all of it', () => {
  expect(reminderEdges(now, 48)).toEqual({
    due: new Date('2026-11-09T00:00:00Z'),
    late: new Date('2026-11-08T12:00:00Z'),
  })
  expect(reminderEdges(now, 0)).toBeNull()
})

it('takes whole hours within its limits', () => {
  const isTaken = (answer_hours: unknown) => answerTerm.safeParse({ answer_hours }).success
  expect([0, 1, mostAnswerHours].every(isTaken)).toBe(true)
  expect([-1, 1.5, mostAnswerHours + 1, '48', null].some(isTaken)).toBe(false)
})
