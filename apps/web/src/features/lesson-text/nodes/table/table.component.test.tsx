import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { line, textOf } from '@lectern/contract/rich-text/testing-text'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { wordsOf, press, startText, type, written } from '../../testing/written-text.tsx'

const sizeOf = (name: string) =>
  page.getByRole('group', { name: 'Table' }).getByRole('button', { name, exact: true })

const tools = page.getByRole('toolbar', { name: 'Table' })

const choose = async (menu: string, entry: string) => {
  await tools.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const startTable = async () => {
  await startText()
  await type('/table')
  await press('Enter')
  await expect.element(sizeOf('3 × 3')).toHaveFocus()
  await press('Enter')
  await expect.poll(() => wordsOf('th').length).toBe(3)
}

test('the size of a table is chosen by arrows', async () => {
  await startText()
  await type('/table')
  await press('Enter')
  await expect.element(sizeOf('3 × 3')).toHaveFocus()
  await press('ArrowRight')
  await expect.element(sizeOf('3 × 4')).toHaveFocus()
  await press('Enter')
  await expect.poll(() => wordsOf('th').length).toBe(4)
  await expect.poll(() => wordsOf('tr').length).toBe(3)
})

test('a table is written by Tab, which adds a row behind its last cell', async () => {
  await startTable()
  for (const words of ['Fold', 'When', 'Feel', 'First']) {
    await type(words)
    await press('Tab')
  }
  await expect.poll(() => wordsOf('th')).toEqual(['Fold', 'When', 'Feel'])
  await expect.poll(() => wordsOf('td:first-child')).toEqual(['First', ''])
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await expect.poll(() => wordsOf('tr').length).toBe(4)
})

test('rows and columns are added and deleted by the tools, and a step is taken back', async () => {
  await startTable()
  await choose('Row', 'Add row below')
  await expect.poll(() => wordsOf('tr').length).toBe(4)
  await choose('Column', 'Delete column')
  await expect.poll(() => wordsOf('th').length).toBe(2)
  await press('Control+z')
  await expect.poll(() => wordsOf('th').length).toBe(3)
})

const row = (type: 'tableHeader' | 'tableCell', ...words: readonly string[]): TextNode => ({
  type: 'tableRow',
  content: words.map((each) => ({ type, content: [line(each)] })),
})
const table: TextNode = {
  type: 'table',
  content: [row('tableHeader', 'Fold', 'When'), row('tableCell', 'First', 'At noon')],
}

test('a table grows at its edges, and what is typed then is in the new cell', async () => {
  const warn = vi.spyOn(console, 'warn')
  await startText({ text: textOf(table, line('below')) })
  await written.getByText('First').hover()
  await page.getByRole('button', { name: 'Add row below' }).click()
  await expect.poll(() => wordsOf('tr').length).toBe(3)
  await type('last')
  await expect.poll(() => wordsOf('tr:last-child td:first-child')).toEqual(['last'])
  await written.getByText('First').hover()
  await page.getByRole('button', { name: 'Add column after' }).click()
  await expect.poll(() => wordsOf('th').length).toBe(3)
  await type('head')
  await expect.poll(() => wordsOf('th:last-child')).toEqual(['head'])
  // The caret stands in the words of a cell: one that stands in the cell itself is only warned of.
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
