import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/)
})

test('numbers stay numbers, also below zero', () => {
  expect(csvOf([[-1.5, 3, null]])).toBe('\uFEFF-1.5,3,\r\n')
})

test('what parts cells and rows is quoted', () => {
  expect(csvOf([['a,b', 'say "x"', 'two\nlines'], ['next']])).toBe(
    '\uFEFF"a,b","say ""x""","two\nlines"\r\nnext\r\n',
  )
})
