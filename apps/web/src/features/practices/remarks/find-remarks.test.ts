import { expect, it } from 'vitest'
import { findRemarks } from './find-remarks.ts'

const remark = (id: number, text: string) => ({
  id,
  key: `remark-${id}`,
  text,
  is_shared: false,
  is_own: true,
  author: 'Demo Expert',
  may_delete: true,
})
const all = [remark(1, 'Bulk ended too early: wait.'), remark(2, 'Ще раз, з ґанку'), remark(3, 'Wait for it')]
const found = (wanted: string) => findRemarks(all, wanted).map(({ id }) => id)

it('finds remarks by the beginnings of their words, in any order and case', () => {
  expect(found(' ')).toEqual([1, 2, 3])
  expect(found('wai')).toEqual([1, 3])
  expect(found('EARLY bulk')).toEqual([1])
  expect(found('ganku')).toEqual([])
  expect(found('ганк')).toEqual([2])
  expect(found('arly')).toEqual([])
})
