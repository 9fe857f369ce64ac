import type { Page } from '@playwright/test'
import { addText, callAs, expectOnServer, readSections, startLesson, textsOf } from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'

const startTwoSections = async (page: Page) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const first = await addText(page)
  await first.pressSequentially('First text.')
  const second = await addText(page)
  await second.pressSequentially('Second text.')
  await expectOnServer(page, lesson, 'Second text.')
  const rail = page.getByRole('navigation', { name: 'Sections' })
  await rail.getByRole('button', { name: 'Add section' }).click()
  await expect(textsOf(page)).toHaveCount(0)
  await rail.getByRole('button', { name: /^1\s*Section 1/ }).click()
  await expect(textsOf(page)).toHaveCount(2)
  const [{ info_units: units }] = await readSections(page, lesson)
  const idsOf = async (at: number) =>
    ((await readSections(page, lesson))[at]?.info_units ?? []).map((unit: { id: number }) => unit.id)
  const [one, two] = units.map((unit: { id: number }) => unit.id)
  return { rail, idsOf, one, two }
}

test('the rail shows the units of the open section, and goes to them', async ({ page }) => {
  const { rail } = await startTwoSections(page)
  await rail.getByRole('button', { name: 'Second text.' }).click()
  await expect(page.getByRole('group', { name: 'Text 2' })).toBeFocused()
  await textsOf(page).nth(1).press('Control+Home')
  await page.keyboard.type('Now the ')
  await expect(rail.getByRole('button', { name: 'Now the Second text.' })).toBeVisible()
})

test('a unit goes to another section by its menu, keeps its id, and comes back by “Undo”', async ({
  page,
}) => {
  const { idsOf, one, two } = await startTwoSections(page)
  await page.getByRole('button', { name: 'Actions for Text 1' }).click()
  await page.getByRole('menuitem', { name: 'Move to another section' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Section 2/ })
    .click()
  await expect(textsOf(page)).toHaveText(['Second text.'])
  expect([await idsOf(0), await idsOf(1)]).toEqual([[two], [one]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textsOf(page)).toHaveText(['First text.', 'Second text.'])
  expect([await idsOf(0), await idsOf(1)]).toEqual([[one, two], []])
})

test('a unit is dragged onto another section', async ({ page }) => {
  const { rail, idsOf, one, two } = await startTwoSections(page)
  await textsOf(page).nth(1).hover()
  await page.getByRole('button', { name: 'Move Text 2 of 2' }).hover()
  await page.mouse.down()
  await rail.getByRole('button', { name: /^2\s*Section 2/ }).hover()
  await page.mouse.up()
  await expect(textsOf(page)).toHaveText(['First text.'])
  expect([await idsOf(0), await idsOf(1)]).toEqual([[one], [two]])
  await rail.getByRole('button', { name: /^2\s*Section 2/ }).click()
  await expect(textsOf(page)).toHaveText(['Second text.'])
})

test('a long section shows all its texts, and the last can be written', async ({ page }) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const text = (words: string) => ({
    version: 2,
    doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
  })
  await callAs(page, token, 'POST', `/lessons/${lesson.lesson}/info-section`, {
    name: 'Long',
    info_units: Array.from({ length: 30 }, (_, at) => ({
      type_id: 3,
      title: '',
      content: { text: text(`Text number ${at + 1}.`) },
    })),
  })
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  await expect(textsOf(page)).toHaveCount(30)
  await textsOf(page).last().press('Control+End')
  await page.keyboard.type(' The end.')
  await expectOnServer(page, lesson, 'Text number 30. The end.')
})
