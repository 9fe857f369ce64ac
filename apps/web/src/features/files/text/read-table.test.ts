import { expect, it, test } from 'vitest'
import { readTable, tableLimits } from './read-table.ts'

const whole = (text: string) => readTable({ text, isCut: false })

test.each([
  ['commas', 'Name,Points\r\n"Iva, the first",12\r\n'],
  ['semicolons', 'Name;Points\n"Iva, the first";12\n\n'],
  ['tabs', 'Name\tPoints\n"Iva, the first"\t12'],
])('cells between %s', (_title, text) => {
  const { head, rows } = whole(text)
  expect([head, rows]).toEqual([['Name', 'Points'], [['Iva, the first', '12']]])
})

it('has rows of one length, however long they are in the file', () => {
  const { head, rows } = whole('a,b\n1\n1,2,3\n')
  expect([head, rows]).toEqual([
    ['a', 'b', ''],
    [
      ['1', '', ''],
      ['1', '2', '3'],
    ],
  ])
})

it('keeps line breaks and quotes inside of cells', () => {
  expect(whole('a,b\n"one\ntwo","a ""word"""\n').rows).toEqual([['one\ntwo', 'a "word"']])
})

it('shows so many rows and columns, and says that there are more', () => {
  const long = whole(`a,b\n${'1,2\n'.repeat(3_000)}`)
  expect([long.rows.length, long.hasMoreRows, long.hasMoreColumns]).toEqual([tableLimits.rows, true, false])
  const wide = whole(`${'x,'.repeat(200)}\n`.repeat(900))
  expect([wide.head.length, wide.hasMoreColumns]).toEqual([tableLimits.columns, true])
  expect(wide.rows.length * wide.head.length).toBeLessThanOrEqual(tableLimits.cells)
  const small = whole('a,b\n1,2\n')
  expect([small.hasMoreRows, small.hasMoreColumns]).toEqual([false, false])
})

it('leaves out the row in which the text was cut', () => {
  const { rows, hasMoreRows } = readTable({ text: 'a,b\n1,2\n3,"fou', isCut: true })
  expect([rows, hasMoreRows]).toEqual([[['1', '2']], true])
})

it('is empty of nothing', () => {
  expect(whole(' \n')).toMatchObject({ head: [], rows: [] })
})
