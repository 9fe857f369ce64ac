import { expect, test } from 'vitest'
import { sharedReasons } from './shared-reasons.ts'

test('what most closed lessons say is said once, and nothing where each says its own', () => {
  const join = ['Sign in.', 'Join.']
  expect(sharedReasons([[], join, join, ['Opens on Monday.']])).toEqual(join)
  expect(sharedReasons([[], ['Opens on Monday.'], ['Opens on Friday.']])).toEqual([])
  expect(sharedReasons([[], []])).toEqual([])
})
