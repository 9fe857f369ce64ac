import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const textOf = async (rows: Parameters<typeof csvOf>[0]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csvOf(rows).arrayBuffer())

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠sum', '\t=1'])(
  '%j is no formula',
  async (text) => {
    expect(await textOf([[text]])).toMatch(/^\uFEFF"?'/)
  },
)

test('no formula begins after what other programs part cells by', async () => {
  expect(await textOf([['Ann;=1+1', 'a\t@sum', 'two\n=1', 'a-b; c']])).toBe(
    "\uFEFFAnn;'=1+1,a\t'@sum,\"two\n'=1\",a-b; c\r\n",
  )
})

test('numbers stay numbers, also below zero', async () => {
  expect(await textOf([[-1.5, 3, null]])).toBe('\uFEFF-1.5,3,\r\n')
})

test('what parts cells and rows is quoted', async () => {
  expect(await textOf([['a,b', 'say "x"', 'two\nlines'], ['next']])).toBe(
    '\uFEFF"a,b","say ""x""","two\nlines"\r\nnext\r\n',
  )
})
