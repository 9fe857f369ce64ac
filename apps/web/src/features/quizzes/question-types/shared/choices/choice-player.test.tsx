import { singleAnswer } from '@lectern/contract/quizzes/question-types/types/single-answer/index'
import { beforeAll, expect, test } from 'vitest'
import { perceive } from '../../testing/perceived.ts'
import { loadPlayer, resultHtml, sheetHtml } from '../../testing/sampled.tsx'

beforeAll(async () => {
  await Promise.all([loadPlayer('single_answer'), loadPlayer('multiple_answer')])
})

const { question } = singleAnswer.sample
const own = { id: 'option-own-words', text: '', is_correct: false, points: 0, type: 2 }
const withOwn = { ...question, answers: [...question.answers, own] }

test('the field for own words stands there while its option is picked, under the name of the option', () => {
  const fields = (answer: Parameters<typeof sheetHtml>[1]) =>
    perceive(sheetHtml(withOwn, answer)).filter(({ role }) => role === 'textbox')
  expect(fields([{ answer_id: 'option-seven' }])).toEqual([])
  const [field] = fields([{ answer_id: own.id, text_answer: 'Eleven' }])
  expect(field).toMatchObject({ name: 'Other: your answer', states: ['value=Eleven'] })
})

test('own words are read in the result as they were written', () => {
  const answer = [{ answer_id: own.id, text_answer: 'Costs $5 and $6' }]
  expect(resultHtml(withOwn, answer, 'simple_answer')).toContain('Costs $5 and $6')
})

test('several options are boxes, one of them a button of a group', () => {
  const rolesOf = (type: string) =>
    new Set(perceive(sheetHtml({ ...question, type }, [])).map(({ role }) => role))
  expect(rolesOf('single_answer')).toEqual(new Set(['radio', 'words']))
  expect(rolesOf('multiple_answer')).toEqual(new Set(['checkbox', 'words']))
})
