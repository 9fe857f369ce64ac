import { mmpi } from '@lectern/contract/quizzes/question-types/types/mmpi/index'
import { expect, test } from 'vitest'
import { perceive } from '../../testing/perceived.ts'
import { resultHtml } from '../../testing/sampled.tsx'

const { question, right } = mmpi.sample
const bars = (change: object) =>
  perceive(resultHtml({ ...question, ...change }, right, 'simple_answer')).filter(
    ({ role }) => role === 'progressbar',
  )

test('scales have names and are counted in words, where learners may see them', () => {
  expect(bars({}).map(({ name }) => name)).toEqual(['P Planning', 'F Focus'])
  expect(bars({ is_report_shown: false })).toEqual([])
})

test('what was not answered is said beside its scale', () => {
  const words = perceive(resultHtml(question, right.slice(0, 1), 'simple_answer')).map(({ name }) => name)
  expect(words.includes('1 not answered')).toBe(true)
})
