import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wordsOf, press, startText, writeLines, written } from '../testing/written-text.tsx'

const grip = page.getByRole('button', { name: 'Block', exact: true })
const lines = () => wordsOf('p')

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
  await expect.poll(lines).toEqual(['three', 'one', 'two'])
  await press('Control+z')
  await expect.poll(lines).toEqual(['one', 'two', 'three'])
})

test('the menu of a block moves, doubles, deletes and turns it', async () => {
  await startLines()
  await choose('two', 'Move up')
  await expect.poll(lines).toEqual(['two', 'one', 'three'])
  await choose('one', 'Move down')
  await expect.poll(lines).toEqual(['two', 'three', 'one'])
  await choose('three', 'Duplicate')
  await expect.poll(lines).toEqual(['two', 'three', 'three', 'one'])
  await choose('two', 'Delete')
  await expect.poll(lines).toEqual(['three', 'three', 'one'])
  await choose('one', 'Heading 2')
  await expect.poll(() => wordsOf('h3')).toEqual(['one'])
  await expect.poll(lines).toEqual(['three', 'three'])
})

test('the plus of a block opens the insert menu below it', async () => {
  await startLines()
  await written.getByText('one').hover()
  await page.getByRole('button', { name: 'Insert below' }).click()
  await expect.element(page.getByRole('listbox', { name: 'Insert menu' })).toBeVisible()
  await expect.poll(lines).toEqual(['one', '/', 'two', 'three'])
})
