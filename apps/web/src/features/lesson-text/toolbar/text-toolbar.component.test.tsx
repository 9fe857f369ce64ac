import { expectAccessible } from '@lectern/ui/testing/look'
import { everyNode, line, textOf } from '@lectern/contract/rich-text/testing-text'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  wordsOf,
  press,
  startText,
  tools,
  toolOf,
  type,
  writeAndMark,
  written,
} from '../testing/written-text.tsx'

const choose = async (menu: RegExp, entry: string): Promise<void> => {
  await toolOf(menu).click()
  await page.getByRole('menuitemradio', { name: entry, exact: true }).click()
}

/** Marks of the first words that would be stored. */
const marksIn = ({ stored }: Awaited<ReturnType<typeof startText>>) => stored()[0]?.content?.[0]?.marks ?? []

const marks = [
  ['Bold', 'Control+b', 'strong', 'bold'],
  ['Italic', 'Control+i', 'em', 'italic'],
  ['Underline', 'Control+u', 'u', 'underline'],
  ['Strikethrough', 'Control+Shift+s', 's', 'strike'],
  ['Superscript', 'Control+.', 'sup', 'superscript'],
  ['Subscript', 'Control+,', 'sub', 'subscript'],
  ['Inline code', 'Control+e', 'code', 'code'],
] as const

test.each(marks)('%s is given and taken away by its tool and by %s', async (name, keys, element, mark) => {
  const text = await startText()
  await writeAndMark('Dough')
  await toolOf(name).click()
  await expect.poll(() => wordsOf(element)).toEqual(['Dough'])
  await expect.element(toolOf(name)).toHaveAttribute('aria-pressed', 'true')
  expect(marksIn(text)).toEqual([{ type: mark }])
  await toolOf(name).click()
  await expect.poll(() => wordsOf(element).length).toBe(0)
  await expect.element(written).toHaveFocus()
  await press(keys)
  await expect.poll(() => wordsOf(element)).toEqual(['Dough'])
  await press(keys)
  await expect.poll(() => wordsOf(element).length).toBe(0)
})

test('looks of letters and lines are what would be stored, and are cleared in one press', async () => {
  const text = await startText()
  await writeAndMark('Dough')
  await toolOf('Bold').click()
  await choose(/^Font:/, 'Montserrat')
  await choose(/^Font size:/, '24')
  await choose(/^Alignment:/, 'Centre')
  await choose(/^Line height:/, '1.5')
  await toolOf('Colours').click()
  await page.getByRole('button', { name: '#175cd3', exact: true }).click()
  await toolOf('Lists, quote and indent').click()
  await page.getByRole('menuitem', { name: 'Increase indent' }).click()
  await expect
    .poll(() => text.stored()[0]?.attrs)
    .toEqual({ textAlign: 'center', lineHeight: 1.5, indent: 1 })
  expect(marksIn(text)).toContainEqual({
    type: 'textStyle',
    attrs: { fontFamily: 'Montserrat', fontSize: '24px', color: '#175cd3', backgroundColor: null },
  })
  await toolOf('Clear formatting').click()
  await expect.poll(() => wordsOf('p *').length).toBe(0)
  expect(marksIn(text)).toEqual([])
})

test.each([
  ['Bullet list', 'ul > li'],
  ['Numbered list', 'ol > li'],
  ['Task list', '[data-tasks] > li > div'],
  ['Quote', 'blockquote'],
])('%s holds the marked line, and gives it back', async (entry, selector) => {
  await startText()
  await writeAndMark('Dough')
  await choose(/^Lists/, entry)
  await expect.poll(() => wordsOf(selector)).toEqual(['Dough'])
  await choose(/^Lists/, entry)
  await expect.poll(() => wordsOf(selector).length).toBe(0)
  await expect.poll(() => wordsOf('p')).toEqual(['Dough'])
})

test('a numbered list is counted by letters and Roman numbers, the list in it is left as it was', async () => {
  const text = await startText()
  await writeAndMark('Dough')
  await choose(/^Lists/, 'Numbered list')
  await choose(/^Lists/, 'a, b, c')
  await expect.poll(() => text.stored()[0]?.attrs).toEqual({ start: 1, type: 'a' })
  await press('End', 'Enter')
  await type('Rest')
  await press('Tab', 'Shift+Home')
  await choose(/^Lists/, 'I, II, III')
  await expect.poll(() => text.stored()[0]?.attrs).toEqual({ start: 1, type: 'a' })
  await expect.poll(() => wordsOf('ol[type=a] > li > ol[type=I] > li')).toEqual(['Rest'])
})

test('a line becomes a heading of each level, and a paragraph again', async () => {
  const text = await startText()
  await writeAndMark('Dough')
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await choose(/^Paragraph style/, `Heading ${level}`)
    await expect.poll(() => text.stored()[0]).toMatchObject({ type: 'heading', attrs: { level } })
  }
  await choose(/^Paragraph style/, 'Paragraph')
  await expect.poll(() => wordsOf('p')).toEqual(['Dough'])
})

test('a size that is not offered is refused in words above 100, set below, and offered from then on', async () => {
  await startText()
  await writeAndMark('Loaf')
  await toolOf(/^Font size:/).click()
  await page.getByRole('menuitem', { name: 'Other size' }).click()
  const size = page.getByRole('textbox', { name: 'Size in pixels' })
  await size.fill('101')
  await press('Enter')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a size from 1 to 100.')
  await size.fill('72')
  await press('Enter')
  await expect.element(written.getByText('Loaf')).toHaveStyle({ fontSize: '72px' })
  await toolOf('Font size: 72').click()
  await expect.element(page.getByRole('menuitemradio', { name: '72', exact: true })).toBeVisible()
})

test('words are explained by a tooltip, and a link that may not be is refused before one takes its place', async () => {
  await startText()
  await writeAndMark('Poolish')
  await toolOf('Tooltip').click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A wet starter')
  await page.getByRole('textbox', { name: 'Description' }).fill('Equal parts of flour and water.')
  await press('Enter')
  await expect.poll(() => wordsOf('[data-tooltip="A wet starter"]')).toEqual(['Poolish'])
  await press('Control+k')
  const address = page.getByRole('textbox', { name: 'Link address' })
  await address.fill('javascript:alert(1)')
  await press('Enter')
  await expect.element(page.getByRole('alert')).toMatchTextContent('A link must start with')
  await address.fill('#start')
  await press('Enter')
  await expect.poll(() => wordsOf('a[href="#start"]')).toEqual(['Poolish'])
  await expect.poll(() => wordsOf('[data-tooltip]').length).toBe(0)
})

test('the keyboard alone reaches every tool, and comes back to the text', async () => {
  await startText()
  await writeAndMark('Dough')
  await press('Alt+F10')
  const buttons = tools.getByRole('button')
  await expect.element(buttons.first()).toHaveFocus()
  for (let at = 1; at < buttons.elements().length; at += 1) await press('ArrowRight')
  await expect.element(buttons.last()).toHaveFocus()
  await press('Home', 'ArrowRight', 'Enter')
  await expect.element(page.getByRole('menuitemradio', { name: 'Georgia' })).toBeVisible()
  await userEvent.keyboard('Georgia{Enter}')
  await expect.poll(() => wordsOf('[style*="Georgia"]')).toEqual(['Dough'])
  await press('Alt+F10', 'Escape')
  await expect.element(written).toHaveFocus()
})

test('a list of the tools closes the one before', async () => {
  await startText()
  await writeAndMark('Dough')
  await toolOf(/^Font:/).click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Georgia' })).toBeVisible()
  await toolOf(/^Line height:/).click()
  await expect.element(page.getByRole('menuitemradio', { name: '1.5', exact: true })).toBeVisible()
  await expect.element(page.getByRole('menuitemradio', { name: 'Georgia' })).not.toBeInTheDocument()
})

test('Tab sets six no-break spaces in', async () => {
  const { stored } = await startText()
  await press('Tab')
  await userEvent.keyboard('Dough')
  await expect.poll(stored).toMatchObject([line(`${'\u00A0'.repeat(6)}Dough`)])
})

const shown = textOf(
  ...everyNode.doc.content.filter(({ type }) => !['image', 'fileBlock', 'audio', 'gallery'].includes(type)),
)

test.each(['strong', 'td'])(
  'a text with everything in it can be perceived with the tools of its %s',
  async (place) => {
    await startText({ text: shown })
    await expect.poll(() => wordsOf(place).length).toBe(place === 'td' ? 2 : 1)
    const element = written.element().querySelector(place)
    if (element) await userEvent.dblClick(element)
    await expect.element(page.getByRole('toolbar').first()).toBeVisible()
    await expectAccessible()
  },
)
