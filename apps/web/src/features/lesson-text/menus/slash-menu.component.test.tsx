import { Video } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SlashEntry } from './slash-entries.ts'
import { wordsOf, press, startText, type, written } from '../testing/written-text.tsx'

const menu = page.getByRole('listbox', { name: 'Insert menu' })
const options = menu.getByRole('option')
const chosen = menu.getByRole('option', { selected: true })

const start = async () => {
  const after = vi.fn<() => void>()
  const video: SlashEntry = {
    id: 'unit-1',
    group: 'Add below',
    icon: Video,
    name: 'Video',
    words: 'film',
    after,
  }
  return { ...(await startText({ below: [video] })), after }
}

test('the entry that Enter takes goes round by arrows, and is the active descendant of the text', async () => {
  await start()
  await type('/')
  await expect.element(menu.getByText('Turn this line into')).toBeVisible()
  await expect.element(menu.getByText('Add below')).toBeVisible()
  const first = options.first().element().id
  await expect.element(written).toHaveAttribute('aria-activedescendant', first)
  await press('ArrowDown')
  await expect.element(chosen).not.toHaveAttribute('id', first)
  await press('ArrowUp')
  await expect.element(chosen).toHaveAttribute('id', first)
  await press('ArrowUp')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect.element(written).toHaveFocus()
})

test('the menu filters as one types, and Enter turns the line', async () => {
  await start()
  await type('/quo')
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual([expect.stringMatching(/^Quote/)])
  await press('Enter')
  await expect.element(menu).not.toBeInTheDocument()
  await type('Words of a baker')
  await expect.poll(() => wordsOf('blockquote')).toEqual(['Words of a baker'])
})

test('one undo takes back what an entry did, and no word that was typed before or after it', async () => {
  await start()
  await type('Own words /quo')
  await expect.element(options).toHaveLength(1)
  await press('Enter')
  await type('more')
  await expect.poll(() => wordsOf('blockquote')).toEqual(['Own words more'])
  await press('Control+z')
  await expect.poll(() => wordsOf('blockquote')).toEqual(['Own words '])
  await press('Control+z')
  await expect.poll(() => wordsOf('p')).toEqual(['Own words /quo'])
})

test('letters after a slash that finds nothing, or after Escape, are all kept', async () => {
  await start()
  await type('/pasta')
  await press('Escape')
  await expect.element(menu).not.toBeInTheDocument()
  await type(' and/or')
  await expect.poll(() => wordsOf('p')).toEqual(['/pasta and/or'])
  await expect.element(written).toHaveFocus()
})

test('what comes below the text is added by the mouse, without a slash in the words', async () => {
  const { after } = await start()
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await page.getByRole('option', { name: /^Video/ }).click()
  await expect.poll(() => after.mock.calls.length).toBe(1)
  await expect.poll(() => wordsOf('p')).toEqual([''])
})

test('what comes below the text is found by another word, and takes the typed ones away', async () => {
  const { after } = await start()
  await type('Dough /film')
  await expect.element(chosen).toMatchTextContent('Video')
  await press('Enter')
  await expect.poll(() => after.mock.calls.length).toBe(1)
  await expect.poll(() => wordsOf('p')).toEqual(['Dough '])
})
