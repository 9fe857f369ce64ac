import { conformityAnswer } from '@lectern/contract/quizzes/question-types/types/conformity-answer/index'
import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { beforeAll, expect, test } from 'vitest'
import { perceive } from '../../testing/perceived.ts'
import { loadPlayer, resultHtml, sheetHtml } from '../../testing/sampled.tsx'

beforeAll(async () => {
  await loadPlayer('conformity_answer')
})

const { question, right, half } = conformityAnswer.sample
const names = (html: string, within?: string) =>
  perceive(html)
    .filter(({ role }) => role === 'button')
    .filter((each) => within === undefined || each.within.includes(within))
    .map(({ name }) => name)

test('a place says what stands there and that it can be taken back; what is put somewhere says so too', () => {
  const html = sheetHtml(question, half?.answer ?? [])
  expect(names(html)).toContain('Newton: Force. Take back')
  expect(names(html)).toContain('Joule: empty')
  expect(names(html, 'Answers').toSorted()).toEqual(['Energy', 'Force, placed', 'Power'])
})

test('what may be put to many places is not used up by one', () => {
  const shared = { ...question, conformity_type: conformityType.many, is_answers_combined: true }
  expect(names(sheetHtml(shared, right), 'Answers').toSorted()).toEqual(['Energy', 'Force', 'Power'])
})

test('a place that was left empty says so in the result, before what belongs there', () => {
  const words = perceive(resultHtml(question, half?.answer ?? [], 'full_information')).map(({ name }) => name)
  expect(words.slice(words.indexOf('Joule'))).toEqual(['Joule', 'No answer', 'Energy', 'Correct answer'])
})
