import { fillGaps } from '@lectern/contract/quizzes/question-types/types/fill-gaps/index'
import { beforeAll, expect, test } from 'vitest'
import { perceive } from '../../testing/perceived.ts'
import { loadPlayer, sheetHtml } from '../../testing/sampled.tsx'

beforeAll(async () => {
  await loadPlayer('fill_gaps')
})

const { question, right } = fillGaps.sample

test('gaps are numbered through, whatever fills them, in text and table', () => {
  const gaps = perceive(sheetHtml(question, [])).filter(({ name }) => name.startsWith('Gap'))
  expect(gaps.map(({ role, name }) => [role, name])).toEqual([
    ['button', 'Gap 1: empty'],
    ['button', 'Gap 2: empty'],
    ['combobox', 'Gap 3'],
    ['textbox', 'Gap 4'],
  ])
  expect(sheetHtml(question, [])).toMatch(/<th scope="col">What<\/th>/)
})

test('the choice of no word is a choice with words of its own', () => {
  const list = perceive(sheetHtml(question, right)).find(({ role }) => role === 'combobox')
  expect(list?.states).toEqual(['value=(no word)'])
})

test('a text without chips has no pool below it', () => {
  const typedAlone = {
    ...question,
    text: 'before [[gap-sleep]]',
    answer_groups: question.answer_groups.slice(3),
  }
  const roles = perceive(sheetHtml(typedAlone, [])).map(({ role }) => role)
  expect(roles).toEqual(['words', 'textbox'])
})
