import { expect, test } from 'vitest'
import { summariseRights } from './rights-summary.ts'

test('names the areas in which something is granted, and whether it is all of it', () => {
  expect(summariseRights(['offer_read', 'quiz_all'])).toEqual([
    { key: 'quizzes', extent: 'all' },
    { key: 'payments', extent: 'some' },
  ])
  expect(summariseRights([])).toEqual([])
})

test('the owner has everything everywhere', () => {
  const all = summariseRights(['cabinet_root'])
  expect(new Set(all.map(({ extent }) => extent))).toEqual(new Set(['all']))
  expect(all.length).toBeGreaterThan(6)
})

test('what does not exist yet is not counted', () => {
  expect(summariseRights(['coupon_all', 'mailing_all'])).toEqual([])
})
