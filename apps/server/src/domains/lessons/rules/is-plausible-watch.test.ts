import { expect, test } from 'vitest'
import { isPlausibleWatch } from './is-plausible-watch.ts'

test.each([
  [1, 600, false],
  [244, 600, false],
  [245, 600, true],
  [1, 24, true],
  [0, null, true],
])('%i s after the start of %s s: %s', (since, duration, plausible) => {
  expect(isPlausibleWatch(since, duration)).toBe(plausible)
})
