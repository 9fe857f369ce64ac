import type { Page } from '@playwright/test'
import { addText, callAs, expectOnServer, readSections, startLesson, textsOf } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'

const openUnitMenu = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** A lesson with two sections to copy from. */
const writeSource = async (page: Page) => {
  const source = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const unit = (words: string) => ({
    type_id: 3,
    content: {
      text: {
        version: 1,
        doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
      },
    },
  })
  const title = `Source ${source.lesson}`
  await callAs(page, token, 'PUT', `/courses/${source.course}/lessons-new/${source.lesson}`, { title })
  for (const name of ['Kneading', 'Baking'])
    await callAs(page, token, 'POST', `/lessons/${source.lesson}/info-section`, {
      name,
      info_units: [unit(`${name} one`), unit(`${name} two`)],
    })
  return title
}

test('chosen units of another lesson are copied to the end, and the copy is taken back', async ({ page }) => {
  const title = await writeSource(page)
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await (await addText(page)).pressSequentially('My own words.')
  await page.getByRole('button', { name: 'Actions for “First steps”' }).click()
  await page.getByRole('menuitem', { name: 'Copy content from another lesson' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(title)
  await dialog.getByRole('radio', { name: title }).check()
  await dialog.getByRole('checkbox', { name: 'Kneading', exact: true }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Baking two' }).uncheck()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Add at the end' }).check()
  await dialog.getByRole('button', { name: 'Copy 1 unit' }).click()
  await expect(dialog).toBeHidden()
  await expectOnServer(page, lesson, 'Baking one')
  const sections = await readSections(page, lesson)
  expect(JSON.stringify(sections[0])).toContain('My own words.')
  expect(sections[1]).toMatchObject({ name: 'Baking', copied: true })
  expect(JSON.stringify(sections)).not.toContain('Kneading')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await readSections(page, lesson)).length).toBe(1)
  await expect(textsOf(page)).toHaveText(['My own words.'])
})

test('a copy replaces what was there; by keys alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const title = await writeSource(page)
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await page.getByRole('button', { name: 'Actions for “First steps”' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Copy content from another lesson' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(title)
  await dialog.getByRole('radio', { name: title }).press('Space')
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Another lesson' }).press('Enter')
  await dialog.getByRole('radio', { name: title }).press('Space')
  await dialog.getByRole('button', { name: 'Copy 4 units' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expectOnServer(page, lesson, 'Baking two')
  await page.getByRole('button', { name: /^2 Kneading/ }).click()
  await expect(textsOf(page)).toHaveText(['Kneading one', 'Kneading two'], { timeout: 20_000 })
})

test('the look of a unit is seen at once, kept, and the same for learners in both themes', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await (await addText(page)).pressSequentially('A word of warning.')
  await openUnitMenu(page, 'Text 1', 'Look')
  const panel = page.getByRole('group', { name: 'Look of Text 1' })
  await panel.getByRole('radio', { name: 'Deep' }).check()
  await panel.getByRole('radio', { name: 'Custom color' }).press('Space')
  await panel.getByRole('textbox', { name: 'Background color' }).fill('#172554')
  await panel.getByRole('textbox', { name: 'Space before, px' }).fill('40')
  await panel.getByRole('textbox', { name: 'Space after, px' }).fill('24')
  await expect(panel.getByText('Easy to read')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('textbox', { name: 'Background color' }).fill('#7a8088')
  await expect(panel.getByText('Hard to read')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Background color' }).fill('#172554')
  await panel.getByRole('button', { name: 'Done' }).click()
  const looks = async () =>
    (await readSections(page, lesson))[0].info_units.map(
      ({ look }: { look?: { background: string } }) => look?.background,
    )
  await expect.poll(looks, { timeout: 20_000 }).toEqual(['#172554'])
  const boxOf = (words: string) =>
    page
      .getByText(words)
      .locator('xpath=ancestor::*[@data-unit-look][1]')
      .evaluate((box) => {
        const { backgroundColor, color, boxShadow, marginBlockStart, marginBlockEnd } = getComputedStyle(box)
        return { backgroundColor, color, boxShadow, marginBlockStart, marginBlockEnd }
      })
  const written = await boxOf('A word of warning.')
  expect(written).toMatchObject({ marginBlockStart: '50px', marginBlockEnd: '34px' })
  await page.reload()
  expect(await boxOf('A word of warning.')).toEqual(written)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(lesson.link)
    expect(await boxOf('A word of warning.')).toEqual(written)
    await expectAccessible(page)
  }
  await page.goto(lesson.editor)
  await openUnitMenu(page, 'Text 1', 'Look')
  await panel.getByRole('button', { name: 'Reset look' }).click()
  await expect.poll(looks, { timeout: 20_000 }).toEqual(['none'])
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(looks, { timeout: 20_000 }).toEqual(['#172554'])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})
