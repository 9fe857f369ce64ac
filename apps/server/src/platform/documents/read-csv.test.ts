import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test.each([
  ['semicolons', 'sep=;\r\nname;email\r\nOlga, the first;a@x.com\r\n'],
  ['semicolons behind a byte order mark', '\uFEFFsep=;\nname;email\nOlga, the first;a@x.com'],
  ['a tab', 'SEP=\t\nname\temail\nOlga, the first\ta@x.com'],
  ['a bar, in quotes', '"sep=|"\nname|email\nOlga, the first|a@x.com'],
  ['a comma', 'sep=,\nname,email\n"Olga, the first",a@x.com'],
])('the line of Excel that names %s is no row, and parts the values', (_name, text) => {
  expect(readCsv(text, 10)).toEqual([
    ['name', 'email'],
    ['Olga, the first', 'a@x.com'],
  ])
})

test('a first cell that only begins alike is a row', () => {
  expect(readCsv('sep=10,b\nc,d', 10)).toEqual([
    ['sep=10', 'b'],
    ['c', 'd'],
  ])
})
