import type { Page } from '@playwright/test'
import { addText, expectOnServer, startLesson } from '../support/expert.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

/** Opens the menu of the block with these words. */
const openBlockMenu = async (page: Page, words: string) => {
  await page.getByText(words).hover()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
}

test('blocks are kept as a template, found by their name in another lesson, renamed and deleted', async ({
  page,
}) => {
  const name = `Warm-up ${Date.now()}`
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await text.pressSequentially('Breathe in')
  await text.press('Enter')
  await text.pressSequentially('Breathe out')
  // The first block and the one below it.
  await text.press('Escape')
  await text.press('Shift+ArrowUp')
  await openBlockMenu(page, 'Breathe out')
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText(`Template “${name}” saved`)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const other = await startLesson(page)
  await page.goto(other.editor)
  const listed = page.waitForResponse((response) => response.url().endsWith('/api/v1/text-templates'))
  const empty = await addText(page)
  await listed
  await empty.pressSequentially('/warm')
  await expect(page.getByRole('option', { name })).toBeVisible()
  await empty.press('Enter')
  await expect(empty).toContainText('Breathe in')
  await expectOnServer(page, other, 'Breathe out')

  await page.setViewportSize({ width: 1440, height: 900 })
  await empty.press('Control+End')
  await empty.press('Enter')
  await empty.pressSequentially('/manage')
  await expect(page.getByRole('option', { name: 'Manage templates' })).toBeVisible()
  await empty.press('Enter')
  const templates = page.getByRole('dialog', { name: 'Templates' })
  await templates.getByRole('button', { name: `Rename “${name}”` }).click()
  const rename = page.getByRole('dialog', { name: 'Rename template' })
  await rename.getByRole('textbox', { name: 'Name' }).fill(`${name} renamed`)
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(templates.getByText(`${name} renamed`)).toBeVisible()
  await expectAccessible(page)
  await templates.getByRole('button', { name: `Delete “${name} renamed”` }).click()
  await expect(templates.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  await templates.getByRole('button', { name: 'Undo' }).click()
  await expect(templates.getByRole('listitem').filter({ hasText: `${name} renamed` })).toBeVisible()
})
