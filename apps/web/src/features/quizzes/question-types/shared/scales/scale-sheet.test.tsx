import { likertScale } from '@lectern/contract/quizzes/question-types/types/likert-scale/index'
import { rating } from '@lectern/contract/quizzes/question-types/types/rating/index'
import { beforeAll, expect, test } from 'vitest'
import { perceive } from '../../testing/perceived.ts'
import { loadPlayer, resultHtml, sheetHtml } from '../../testing/sampled.tsx'

beforeAll(async () => {
  await Promise.all([loadPlayer('likert_scale'), loadPlayer('rating')])
})

const radios = (html: string) => perceive(html).filter(({ role }) => role === 'radio')

test('points without words of their author are called by how far they agree', () => {
  const { question } = likertScale.sample
  const wordless = { ...question, answers: question.answers.map((each) => ({ ...each, text: '' })) }
  expect(radios(sheetHtml(wordless, [])).map(({ name }) => name)).toEqual([
    'Disagree',
    'Neither agree nor disagree',
    'Agree',
  ])
})

test('stars up to the picked one are lit, and the picked one alone is picked', () => {
  const { question, right } = rating.sample
  const html = sheetHtml(question, right)
  expect(html.match(/data-lit="true"/g)).toHaveLength(5)
  expect(radios(html).filter(({ states }) => states.includes('checked'))).toHaveLength(1)
})

test('a scale that nobody answered thanks nobody', () => {
  expect(resultHtml(rating.sample.question, [], 'full_information')).not.toContain('Thank you')
})
