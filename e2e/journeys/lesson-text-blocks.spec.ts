import type { Locator, Page } from '@playwright/test'
import { addText, expectOnServer, expectStored, startLesson } from '../support/expert.ts'
import { dropOnto } from '../support/files.ts'
import { expect, test } from '../support/journey.ts'
import { onDisk, pdf } from '../support/media.ts'
import { boxAtRest, framesDrawn } from '../support/screens/rest.ts'

/** A text of short lines in a lesson of its own. */
const writeLines = async (page: Page, ...lines: readonly string[]) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.keyboard.type(lines[0] ?? '')
  for (const words of lines.slice(1)) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(words)
  }
  return { lesson, text, lines: text.locator('p'), selected: text.locator('.selected-block') }
}

test('blocks are selected, moved, doubled, copied and deleted by keys', async ({ page }) => {
  const { lines, selected, text } = await writeLines(page, 'one', 'two', 'three')
  await page.keyboard.press('Escape')
  await expect(selected).toHaveText(['three'])
  await expect(page.getByText('1 block selected')).toBeAttached()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(selected).toHaveText(['two', 'three'])
  await expect(page.getByText('2 blocks selected')).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(lines).toHaveText(['two', 'three', 'one'])
  await expect(selected).toHaveText(['two', 'three'])
  await page.keyboard.press('Control+d')
  await expect(lines).toHaveText(['two', 'three', 'two', 'three', 'one'])
  await page.keyboard.press('Delete')
  await expect(lines).toHaveText(['two', 'three', 'one'])
  await page.keyboard.press('Control+z')
  await expect(lines).toHaveText(['two', 'three', 'two', 'three', 'one'])
  await page.keyboard.press('Control+z')
  await expect(lines).toHaveText(['two', 'three', 'one'])

  await expect(selected).toHaveText(['two', 'three'])
  await page.keyboard.press('Control+x')
  await expect(lines).toHaveText(['one'])
  await page.keyboard.press('Control+End')
  await expect.poll(() => page.evaluate(() => getSelection()?.focusOffset)).toBe(3)
  await framesDrawn(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+v')
  await expect(lines).toHaveText(['one', 'two', 'three'])

  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.type('!')
  await expect(lines).toHaveText(['one', 'two', 'three!'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Text 1' })).toBeFocused()
  await expect(text).toContainText('three!')
  await expectStored(page)
})

test('blocks are selected by a box from the margin and by the handle, and turned into others', async ({
  page,
}) => {
  const { text, lines, selected } = await writeLines(page, 'one', 'two', 'three')
  const box = await boxAtRest(text)
  const last = await boxAtRest(lines.nth(1))
  await page.mouse.move(box.x - 12, box.y + 4)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, last.y + 8, { steps: 4 })
  await expect(selected).toHaveText(['one', 'two'])
  await page.mouse.up()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(lines).toHaveText(['three', 'one', 'two'])

  await lines.first().click()
  await lines.nth(1).hover()
  const grip = page.getByRole('button', { name: 'Block', exact: true })
  await grip.click({ modifiers: ['Shift'] })
  await expect(selected).toHaveText(['three', 'one'])
  await lines.first().hover()
  await grip.click()
  await page.getByRole('menuitem', { name: 'Heading 2' }).click()
  await expect(text.locator('h3')).toHaveText(['three', 'one'])
})

test('the link of a block leads a learner to its heading, and of any other to its unit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { lesson, text, lines } = await writeLines(page, '# Dough', 'Knead it.')
  await expectStored(page)
  const copied = async (block: Locator) => {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await block.hover()
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Copy link' }).click()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(clipboard).toContain(lesson.link)
    await expect(page.getByText('Link copied').last()).toBeVisible()
    return clipboard()
  }
  const toLine = await copied(lines.first())
  expect(toLine).toMatch(/#unit-\d+$/)
  expect(toLine).toContain(lesson.link)
  const toHeading = await copied(text.getByRole('heading'))
  await page.goto(toHeading)
  await expect(page.locator(new URL(toHeading).hash)).toHaveText('Dough')
  await page.goto(toLine)
  await expect(page.locator(new URL(toLine).hash)).toContainText('Knead it.')
})

test('a link leads to a unit that is found by its name', async ({ page }) => {
  const { lesson, text } = await writeLines(page, 'see below')
  await addText(page)
  await page.keyboard.type('# Flour')
  await expectOnServer(page, lesson, 'Flour')
  await text.first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('textbox', { name: 'Find a place in this lesson' })
  await search.fill('flo')
  await expect(page.getByRole('button', { name: 'Flour Heading of another text' })).toBeVisible()
  await search.fill('block 2')
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(text.locator('a')).toHaveAttribute('href', /^#unit-\d+$/)
  await expectStored(page)
})

test('other files that fall into a text may stand where they fell', async ({ page }) => {
  const { text, lines } = await writeLines(page, 'one', 'two')
  await dropOnto(page, [onDisk(pdf('notes.pdf', ['Notes']))], undefined, lines.first())
  await page.getByRole('button', { name: 'Files in the text' }).click()
  await expect(text.getByText('notes.pdf')).toBeVisible({ timeout: 30_000 })
  await expect(text.locator(':scope > *').last()).toHaveText('two')
  await expectStored(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('blocks are selected by the bar above the keyboard', async ({ page }) => {
    const { lines, selected } = await writeLines(page, 'one', 'two', 'three')
    await lines.first().tap()
    const tools = page.getByRole('toolbar', { name: 'Formatting' })
    await tools.getByRole('button', { name: 'Select block' }).tap()
    await tools.getByRole('button', { name: 'Select more' }).tap()
    await expect(selected).toHaveText(['one', 'two'])
    await tools.getByRole('button', { name: 'Delete' }).tap()
    await expect(lines).toHaveText(['three'])
  })
})
