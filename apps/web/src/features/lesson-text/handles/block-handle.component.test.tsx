import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectWords, press, startText, writeLines, written } from '../testing/written-text.tsx'

const grip = page.getByRole('button', { name: 'Block', exact: true })
const linesAre = (...words: readonly string[]) => expectWords('p', words)

const startLines = async () => {
  await startText()
  await writeLines('one', 'two', 'three')
}

const choose = async (block: string, entry: string) => {
  await written.getByText(block).hover()
  await grip.click()
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click()
}

test('a block is dragged by its handle, and Control and z put it back', async () => {
  await startLines()
  await written.getByText('three').hover()
  await userEvent.dragAndDrop(grip, written.getByText('one'), { targetPosition: { x: 10, y: 2 } })
  await linesAre('three', 'one', 'two')
  await press('Control+z')
  await linesAre('one', 'two', 'three')
})

test('the menu of a block moves, doubles, deletes and turns it', async () => {
  await startLines()
  await choose('two', 'Move up')
  await linesAre('two', 'one', 'three')
  await choose('one', 'Move down')
  await linesAre('two', 'three', 'one')
  await choose('three', 'Duplicate')
  await linesAre('two', 'three', 'three', 'one')
  await choose('two', 'Delete')
  await linesAre('three', 'three', 'one')
  await choose('one', 'Heading 2')
  await expectWords('h3', ['one'])
  await linesAre('three', 'three')
})

test('the plus of a block opens the insert menu below it', async () => {
  await startLines()
  await written.getByText('one').hover()
  await page.getByRole('button', { name: 'Insert below' }).click()
  await expect.element(page.getByRole('listbox', { name: 'Insert menu' })).toBeVisible()
  await linesAre('one', '/', 'two', 'three')
})
