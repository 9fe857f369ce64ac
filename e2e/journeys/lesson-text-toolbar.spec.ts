import type { Page } from '@playwright/test'
import { addText, expectStored, readSections, startLesson, type MadeLesson } from '../support/expert.ts'
import { expect, test } from '../support/journey.ts'
import { framesDrawn } from '../support/screens/rest.ts'

/** Writes words at the caret and marks them. */
const writeAndMark = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.type(words)
  await page.keyboard.press('Shift+Home')
}

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })

const choose = async (page: Page, menu: RegExp, entry: string): Promise<void> => {
  await tools(page).getByRole('button', { name: menu }).click()
  await page.getByRole('menuitemradio', { name: entry, exact: true }).click()
}

const storedBlocks = async (page: Page, lesson: MadeLesson) => {
  const [section] = await readSections(page, lesson)
  return section.info_units[0].content.text.doc.content
}

test('looks given by the tools are stored, stand again after a reload, and reach learners', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await writeAndMark(page, 'Dough')
  for (const mark of ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Superscript'])
    await tools(page).getByRole('button', { name: mark, exact: true }).click()
  await choose(page, /^Font:/, 'Montserrat')
  await choose(page, /^Font size:/, '24')
  await choose(page, /^Alignment:/, 'Centre')
  await choose(page, /^Line height:/, '1.5')
  await tools(page).getByRole('button', { name: 'Colours' }).click()
  await page.getByRole('button', { name: '#175cd3', exact: true }).click()
  await tools(page).getByRole('button', { name: 'Lists, quote and indent' }).click()
  await page.getByRole('menuitem', { name: 'Increase indent' }).click()
  await expectStored(page)

  const marks = [
    { type: 'bold' },
    { type: 'italic' },
    { type: 'underline' },
    { type: 'strike' },
    { type: 'superscript' },
    {
      type: 'textStyle',
      attrs: { fontFamily: 'Montserrat', fontSize: '24px', color: '#175cd3', backgroundColor: null },
    },
  ]
  await expect(async () => {
    const [line] = await storedBlocks(page, lesson)
    expect(line.attrs).toEqual({ textAlign: 'center', lineHeight: 1.5, indent: 1 })
    expect(line.content[0].text).toBe('Dough')
    expect(line.content[0].marks).toEqual(expect.arrayContaining(marks))
    expect(line.content[0].marks).toHaveLength(marks.length)
  }).toPass({ timeout: 20_000 })

  const written = await text.innerHTML()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Text 1' })).toContainText('Dough')
  expect(await page.getByRole('textbox', { name: 'Text 1' }).innerHTML()).toBe(written)

  await text.getByText('Dough').dblclick()
  await tools(page).getByRole('button', { name: 'Clear formatting' }).click()
  await expect(text.locator('p').first()).toHaveText('Dough')
  await expect(text.locator('p').first().locator('*')).toHaveCount(0)
})

test('a size that is not offered is asked for, refused in words, and offered from then on', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await writeAndMark(page, 'Loaf')
  await tools(page)
    .getByRole('button', { name: /^Font size:/ })
    .click()
  await page.getByRole('menuitem', { name: 'Other size' }).click()
  const size = page.getByRole('textbox', { name: 'Size in pixels' })
  await size.fill('101')
  await size.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Enter a size from 1 to 100.')
  await size.fill('72')
  await size.press('Enter')
  await expect(text.locator('span')).toHaveCSS('font-size', '72px')
  await tools(page).getByRole('button', { name: 'Font size: 72' }).click()
  await expect(page.getByRole('menuitemradio', { name: '72', exact: true })).toBeVisible()
})

test('words are explained by a tooltip, or lead to an anchor of the text instead', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await writeAndMark(page, 'Poolish')
  await tools(page).getByRole('button', { name: 'Tooltip' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A wet starter')
  await page.getByRole('textbox', { name: 'Description' }).fill('Equal parts of flour and water.')
  await page.keyboard.press('Enter')
  await expect(text.locator('[data-tooltip="A wet starter"]')).toHaveText('Poolish')

  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Link address' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('A link must start with')
  await page.getByRole('textbox', { name: 'Link address' }).fill('#start')
  await page.keyboard.press('Enter')
  await expect(text.locator('a[href="#start"]')).toHaveText('Poolish')
  await expect(text.locator('[data-tooltip]')).toHaveCount(0)
})

test('blocks are moved and doubled by keys, and tasks have keys of their own', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(text.locator('p')).toHaveText(['two', 'one'])
  await page.keyboard.press('Control+d')
  await expect(text.locator('p')).toHaveText(['two', 'two', 'one'])
  await page.keyboard.press('Control+End')
  await expect.poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent)).toBe('one')
  await framesDrawn(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('[ ] flour')
  await page.keyboard.press('Enter')
  await page.keyboard.type('water')
  await expect(text.locator('[data-tasks] > li')).toHaveCount(2)
  await expectStored(page)
  await expect(async () => {
    const list = (await storedBlocks(page, lesson)).at(-1)
    expect(list.type).toBe('taskList')
    const keys = list.content.map(({ attrs }: { attrs: { key: string | null } }) => attrs.key)
    expect(keys).not.toContain(null)
    expect(new Set(keys).size).toBe(2)
  }).toPass({ timeout: 20_000 })
})

test('a table is inserted, written by Tab, and changed by its tools', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.keyboard.type('/table')
  await page.keyboard.press('Enter')
  const size = page.getByRole('group', { name: 'Table' })
  await expect(size.getByRole('button', { name: '3 × 3', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(size.getByRole('button', { name: '3 × 4', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(text.locator('th')).toHaveCount(3)
  for (const words of ['Fold', 'When', 'Feel', 'First']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await expect(text.locator('td').first()).toHaveText('First')
  const table = page.getByRole('toolbar', { name: 'Table' })
  await table.getByRole('button', { name: 'Row', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add row below' }).click()
  await expect(text.locator('tr')).toHaveCount(4)
  await table.getByRole('button', { name: 'Column', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete column' }).click()
  await expect(text.locator('tr').first().locator('th')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(text.locator('tr').first().locator('th')).toHaveCount(3)
})

test('a formula is written with its picture, and a footnote stands below the text', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.keyboard.type('Salt ')
  await page.keyboard.type('/formulain')
  await page.keyboard.press('Enter')
  const latex = page.getByRole('textbox', { name: 'Formula in LaTeX' })
  await expect(latex).toBeFocused()
  await latex.fill(String.raw`\frac{1}{2}`)
  await latex.press('Enter')
  await expect(text.locator('math')).toHaveCount(1)
  await expect(text).toBeFocused()
  await page.keyboard.type('/footnote')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Text of the footnote' }).fill('By weight.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('list', { name: 'Footnotes' }).getByRole('listitem')).toHaveText(['By weight.'])
})
