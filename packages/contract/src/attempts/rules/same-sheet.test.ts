import { expect, test } from 'vitest'
import { question, questionTypes, questionTypeOf } from '../../quizzes/question-types/registry.ts'
import { isSameSheet } from './same-sheet.ts'

const samples = Object.values(questionTypes).map(({ slug, sample }) => ({
  slug,
  before: question.parse(sample.question),
  rekeyed: sample.rekeyed === null ? null : question.parse(sample.rekeyed),
}))

test.each(samples)('$slug offers the same under another name and key', ({ before, rekeyed }) => {
  const arrangement = questionTypeOf(before).arrange(before, () => 0.5)
  expect(isSameSheet(before, { ...before, name: 'Another name', points: 7 }, arrangement)).toBe(true)
  expect(rekeyed === null || isSameSheet(before, rekeyed, arrangement)).toBe(true)
})

test.each(samples)('$slug is no other question', ({ before }) => {
  const arrangement = questionTypeOf(before).arrange(before, () => 0.5)
  const others = samples.filter(({ slug }) => slug !== before.type)
  expect(others.some((other) => isSameSheet(before, other.before, arrangement))).toBe(false)
})
