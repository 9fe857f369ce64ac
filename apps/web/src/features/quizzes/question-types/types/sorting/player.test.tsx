import { sorting } from '@lectern/contract/quizzes/question-types/types/sorting/index'
import { beforeAll, expect, test } from 'vitest'
import { perceive } from '../../testing/perceived.ts'
import { loadPlayer, resultHtml, sheetHtml } from '../../testing/sampled.tsx'

beforeAll(async () => {
  await loadPlayer('sorting')
})

const { question, right, wrong } = sorting.sample

test('every line says its place; the first cannot go up, the last cannot go down', () => {
  const buttons = perceive(sheetHtml(question, right)).filter(({ role }) => role === 'button')
  expect(buttons.slice(0, 3).map(({ name }) => name)).toEqual([
    'Move “Mercury”, 1 of 8',
    'Move “Mercury” up',
    'Move “Mercury” down',
  ])
  expect(buttons.filter(({ states }) => states.includes('disabled')).map(({ name }) => name)).toEqual([
    'Move “Mercury” up',
    'Move “Neptune” down',
  ])
})

test('a line in a wrong place is told its right one with full information alone', () => {
  const words = (detail: Parameters<typeof resultHtml>[2]) =>
    perceive(resultHtml(question, wrong, detail)).map(({ name }) => name)
  expect(words('full_information')).toContain('Place 2')
  expect(words('only_correct_or_not').join()).not.toContain('Place')
})
