import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wordsOf, press, startText, type, writeLines, written } from '../testing/written-text.tsx'

const selected = '.selected-block'
const grip = page.getByRole('button', { name: 'Block', exact: true })

const startLines = async (...lines: readonly string[]) => {
  const text = await startText()
  await writeLines(...lines)
  return text
}

test('blocks are selected by Escape and Shift with an arrow, which is announced', async () => {
  await startLines('one', 'two', 'three')
  await press('Escape')
  await expect.poll(() => wordsOf(selected)).toEqual(['three'])
  await expect.element(page.getByText('1 block selected')).toBeInTheDocument()
  await press('Shift+ArrowUp')
  await expect.poll(() => wordsOf(selected)).toEqual(['two', 'three'])
  await expect.element(page.getByText('2 blocks selected')).toBeInTheDocument()
})

test('selected blocks are moved, doubled and deleted by keys, step by step taken back', async () => {
  await startLines('one', 'two', 'three')
  await press('Escape', 'Shift+ArrowUp', 'Alt+ArrowUp')
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'three', 'one'])
  await expect.poll(() => wordsOf(selected)).toEqual(['two', 'three'])
  await press('Control+d')
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'three', 'two', 'three', 'one'])
  await press('Delete')
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'three', 'one'])
  await press('Control+z')
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'three', 'two', 'three', 'one'])
  await press('Control+z')
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'three', 'one'])
  await expect.poll(() => wordsOf(selected)).toEqual(['two', 'three'])
})

test('selected blocks are cut and pasted elsewhere', async () => {
  await startLines('one', 'two', 'three')
  await press('Escape', 'Shift+ArrowUp', 'Control+x')
  await expect.poll(() => wordsOf('p')).toEqual(['one'])
  await press('Control+End')
  await expect.poll(() => getSelection()?.focusOffset).toBe(3)
  await press('Enter', 'Control+v')
  await expect.poll(() => wordsOf('p')).toEqual(['one', 'two', 'three'])
})

test('Enter goes from a selected block back into its words', async () => {
  await startLines('one', 'two')
  await press('Escape', 'Enter')
  await type('!')
  await expect.poll(() => wordsOf('p')).toEqual(['one', 'two!'])
  await expect.poll(() => wordsOf(selected)).toEqual([])
})

test('without a selection the block of the caret is moved and doubled by keys', async () => {
  await startLines('one', 'two')
  await press('Alt+ArrowUp')
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'one'])
  await press('Control+d')
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'two', 'one'])
  await press('Alt+ArrowDown')
  await expect.poll(() => wordsOf('p')).toEqual(['two', 'one', 'two'])
})

test('a box drawn by the mouse from the margin selects the blocks beside it', async () => {
  await startLines('one', 'two', 'three')
  await userEvent.dragAndDrop(page.elementLocator(document.body), written.getByText('two'), {
    sourcePosition: { x: 30, y: written.element().getBoundingClientRect().top + 4 },
    targetPosition: { x: 60, y: 8 },
  })
  await expect.poll(() => wordsOf(selected)).toEqual(['one', 'two'])
  await press('Alt+ArrowDown')
  await expect.poll(() => wordsOf('p')).toEqual(['three', 'one', 'two'])
})

test('Shift and a press at a handle select up to its block, and its menu turns all of them', async () => {
  await startLines('three', 'one', 'two')
  await written.getByText('three').click()
  await written.getByText('one').hover()
  await grip.click({ modifiers: ['Shift'] })
  await expect.poll(() => wordsOf(selected)).toEqual(['three', 'one'])
  await written.getByText('three').hover()
  await grip.click()
  await page.getByRole('menuitem', { name: 'Heading 2' }).click()
  await expect.poll(() => wordsOf('h3')).toEqual(['three', 'one'])
})
