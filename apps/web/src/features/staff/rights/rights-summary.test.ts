import { expect, test } from 'vitest'
import { summariseRights } from './rights-summary.ts'

test('names the areas in which something is granted, and whether it is all of it', () => {
  expect(summariseRights(['order_read', 'quiz_all'])).toEqual([
    { key: 'quizzes', extent: 'all' },
    { key: 'crm', extent: 'some' },
  ])
  expect(summariseRights([])).toEqual([])
})

test('the owner has everything everywhere', () => {
  const all = summariseRights(['cabinet_root'])
  expect(new Set(all.map(({ extent }) => extent))).toEqual(new Set(['all']))
  expect(all.length).toBeGreaterThan(10)
})
