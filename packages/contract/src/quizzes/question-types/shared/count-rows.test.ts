import { expect, test } from 'vitest'
import { countRows, shareRows } from './count-rows.ts'

const row = (id: string) => ({ answer_id: id })
const rows = ['a', 'b', 'c', 'd'].map(row)
const percents = (of: readonly { percent: number }[]) => of.map(({ percent }) => percent)

test('shares make 100, and what is left over goes to the first', () => {
  expect(percents(shareRows(rows, [[row('a')], [row('b')], [row('c')]]))).toEqual([34, 33, 33, 0])
  expect(percents(shareRows(rows, [[row('b')], [row('c')], [row('d')]]))).toEqual([0, 34, 33, 33])
})

test('shares are of all given rows where several may be given', () => {
  expect(percents(shareRows(rows, [[row('a'), row('b')], [row('a')]]))).toEqual([67, 33, 0, 0])
})

test('nothing is shared while nobody has answered', () => {
  expect(percents(shareRows(rows, [[], []]))).toEqual([0, 0, 0, 0])
})

test('own words count with the option that they were written to', () => {
  const answers = [[{ ...row('a'), text_answer: 'one' }], [{ ...row('a'), text_answer: 'two' }]]
  expect(countRows(rows, answers)[0]?.count).toBe(2)
})
