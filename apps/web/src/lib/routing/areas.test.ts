import { expect, test } from 'vitest'
import { isWorkbench } from './areas.ts'

test.each([
  ['/expert', true],
  ['/expert/courses?new=true', true],
  ['/expert?x=1', true],
  ['/dev/ui', true],
  ['/', false],
  ['/experts', false],
  ['/courses/expert', false],
  ['/account/data', false],
])('%s: %s', (address, is) => {
  expect(isWorkbench(address)).toBe(is)
})
