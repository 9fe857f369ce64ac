import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { wordsOf, press, startText, type, written } from '../testing/written-text.tsx'

test('brackets become a task, each of which has a key of its own', async () => {
  const { stored } = await startText()
  await type('[ ] flour')
  await press('Enter')
  await type('water')
  await expect.poll(() => wordsOf('[data-tasks] > li').length).toBe(2)
  const keys = (stored()[0]?.content ?? []).map(({ attrs }) => attrs?.['key'])
  expect(keys).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  expect(new Set(keys).size).toBe(2)
})

test('a formula is written with its picture, and the caret comes back behind it', async () => {
  const { stored } = await startText()
  await type('Salt /formulain')
  await press('Enter')
  const latex = page.getByRole('textbox', { name: 'Formula in LaTeX' })
  await expect.element(latex).toHaveFocus()
  await latex.fill(String.raw`\frac{1}{2}`)
  await press('Enter')
  await expect.poll(() => wordsOf('math').length).toBe(1)
  await expect.element(written).toHaveFocus()
  await type(' g')
  await expect
    .poll(() => stored()[0]?.content)
    .toMatchObject([{ text: 'Salt ' }, { attrs: { latex: String.raw`\frac{1}{2}` } }, { text: ' g' }])
})

test('behind a formula of its own the caret goes to a line, and nothing is warned of', async () => {
  const warned = vi.spyOn(console, 'warn')
  const { stored } = await startText()
  await type('/formula')
  await press('Enter')
  const latex = page.getByRole('textbox', { name: 'Formula in LaTeX' })
  await expect.element(latex).toHaveFocus()
  await latex.fill('a^2')
  await press('Enter')
  await expect.element(written).toHaveFocus()
  await type('Then')
  await expect.poll(() => stored().map(({ type: kind }) => kind)).toContain('paragraph')
  await expect.poll(() => wordsOf('p').join('|')).toContain('Then')
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

test('a new button has the colour of the school, with words that can be read on it', async () => {
  const { stored } = await startText()
  await type('/button')
  await press('Enter')
  const look = { backgroundColor: '#ffff66', color: '#000000' }
  await expect.poll(() => stored().find((node) => node.type === 'button')?.attrs).toMatchObject(look)
})

test('a footnote is written in its panel, and listed below the text', async () => {
  await startText()
  await type('Salt /footnote')
  await press('Enter')
  await page.getByRole('textbox', { name: 'Text of the footnote' }).fill('By weight.')
  await press('Control+Enter')
  const notes = page.getByRole('list', { name: 'Footnotes' }).getByRole('listitem')
  await expect.element(notes).toHaveTextContent('By weight.')
})

test.each([
  ['# ', 'h2'],
  ['## ', 'h3'],
  ['- ', 'ul > li'],
  ['1. ', 'ol > li'],
  ['> ', 'blockquote'],
])('a line that begins with "%s" becomes what it says', async (signs, selector) => {
  await startText()
  await type(`${signs}Dough`)
  await expect.poll(() => wordsOf(selector).length).toBe(1)
  await expect.element(written).toHaveTextContent('Dough')
})

test.each([
  ['**Dough**', 'strong'],
  ['*Dough*', 'em'],
  ['~~Dough~~', 's'],
  ['`Dough`', 'code'],
])('%s becomes a mark', async (words, selector) => {
  await startText()
  await type(words)
  await expect.poll(() => wordsOf(selector).length).toBe(1)
  await expect.element(written).toHaveTextContent('Dough')
})
