import { expect, test } from 'vitest'
import { readCpuList } from './reserved-core.ts'

test.each([
  ['0-1', [0, 1]],
  ['3', [3]],
  ['0-2,5,8-9', [0, 1, 2, 5, 8, 9]],
  ['', []],
  ['all', []],
])('the list %j', (list, cpus) => {
  expect(readCpuList(list)).toEqual(cpus)
})
