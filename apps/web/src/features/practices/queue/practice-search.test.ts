import { expect, test } from 'vitest'
import { dayEdge, filterOf, isSameQuestion, questionOf, readPracticeSearch } from './practice-search.ts'

test('reads what an address asks, and nothing that nobody can ask', () => {
  expect(
    questionOf(readPracticeSearch({ status: 6, course: '7', unread: 'true', from: '2026-11-01', q: 12 })),
  ).toEqual({ status: '6', course: 7, unread: true, from: '2026-11-01', q: '12' })
  const wrong = { status: '9', course: 'x', lesson: -1, unread: 'no', from: '2026-13-01', to: 'soon' }
  expect(questionOf(readPracticeSearch(wrong))).toEqual({})
})

test('is the same question whatever page of it is shown, and in whatever order it is written', () => {
  const question = readPracticeSearch({ course: 7, status: '6', page: 3, per_page: 50, view: 'all' })
  expect(isSameQuestion(questionOf(question), { status: '6', course: 7 })).toBe(true)
  expect(isSameQuestion(questionOf(question), { status: '6' })).toBe(false)
})

test('begins and ends days by the clocks of the reader, also where these change', () => {
  expect(dayEdge('2026-11-27', 'begin', 'Europe/Kyiv')).toBe('2026-11-26T22:00:00.000Z')
  expect(dayEdge('2026-10-25', 'begin', 'Europe/Kyiv')).toBe('2026-10-24T21:00:00.000Z')
  expect(dayEdge('2026-10-25', 'end', 'Europe/Kyiv')).toBe('2026-10-25T22:00:00.000Z')
  expect(dayEdge('2026-11-27', 'end', 'America/New_York')).toBe('2026-11-28T05:00:00.000Z')
  expect(filterOf({ to: '2026-11-27' }, 'UTC').finished_until).toBe('2026-11-28T00:00:00.000Z')
})
