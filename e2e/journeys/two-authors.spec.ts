import type { Locator, Page } from '@playwright/test'
import {
  addText,
  callAs,
  expectOnServer,
  expectStored,
  readSections,
  startLesson,
  textsOf,
} from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'

/** The same lesson on another device. */
const openElsewhere = async (page: Page, editor: string): Promise<Page> => {
  const origin = new URL(page.url()).origin
  const context = await page.context().browser()?.newContext({ baseURL: origin })
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  await signInQuickly(other, people.expert)
  await other.goto(editor)
  return other
}

const startTogether = async (page: Page) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const first = await addText(page)
  await first.pressSequentially('First text.')
  const second = await addText(page)
  await second.pressSequentially('Second text.')
  await expectOnServer(page, lesson, 'Second text.')
  const other = await openElsewhere(page, lesson.editor)
  await expect(textsOf(other)).toHaveText(['First text.', 'Second text.'])
  return { lesson, other }
}

/** Words of one author, whose order and number show whether any was lost. */
const writeWords = async (text: Locator, name: string, count: number) => {
  await text.press('Control+End')
  for (let at = 0; at < count; at += 1) await text.pressSequentially(` ${name}${at}`, { delay: 20 })
}

const wordsOf = (name: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ')

/** The same with the marks of a difference, which come a moment after the words. */
const markedWords = (name: string, count: number): RegExp =>
  new RegExp(wordsOf(name, count).replaceAll(' ', String.raw`\s+(Added:\s*)?`))

test('two authors see each other and write in different units at once: both texts are whole', async ({
  page,
}) => {
  const { lesson, other } = await startTogether(page)
  await textsOf(other).nth(1).click()
  await expect(page.getByText('Also working here: You, in another tab')).toBeAttached()
  await expect(page.getByText(/^Working in this unit: /).first()).toBeAttached()

  await Promise.all([
    writeWords(textsOf(page).nth(0), 'mine', 60),
    writeWords(textsOf(other).nth(1), 'theirs', 60),
  ])
  for (const each of [page, other]) {
    await expect(textsOf(each).nth(0)).toContainText(wordsOf('mine', 60), { timeout: 20_000 })
    await expect(textsOf(each).nth(1)).toContainText(wordsOf('theirs', 60), { timeout: 20_000 })
    await expect(each.getByRole('dialog')).toBeHidden()
  }
  await expectOnServer(page, lesson, wordsOf('mine', 60))
  await expectOnServer(page, lesson, wordsOf('theirs', 60))
})

test('two authors write in one unit: a conflict is shown, and both texts can be kept', async ({ page }) => {
  const { lesson, other } = await startTogether(page)
  await other.context().setOffline(true)
  await writeWords(textsOf(other).nth(0), 'theirs', 5)
  await writeWords(textsOf(page).nth(0), 'mine', 5)
  await expectOnServer(page, lesson, wordsOf('mine', 5))
  await other.context().setOffline(false)
  const conflict = other.getByRole('dialog')
  await expect(conflict).toContainText(markedWords('theirs', 5), { timeout: 20_000 })
  await expect(conflict).toContainText(markedWords('mine', 5))
  // Put off: both stay, the unit says so, and what is written until then belongs to this side.
  await conflict.getByRole('button', { name: 'Close' }).click()
  await expect(conflict).toBeHidden()
  await textsOf(other).nth(0).press('Control+End')
  await textsOf(other).nth(0).pressSequentially(' Written later.')
  await expectOnServer(page, lesson, wordsOf('mine', 5))
  await other
    .getByRole('group', { name: 'Text 1', exact: true })
    .getByRole('button', { name: 'Compare versions' })
    .click()
  await expect(conflict).toContainText('Written later.')
  await expectAccessible(other)
  await conflict.getByRole('button', { name: 'Continue with these' }).click()
  await expect(conflict).toBeHidden()
  await expectOnServer(page, lesson, 'Written later.')
  await expectOnServer(page, lesson, wordsOf('theirs', 5))
  await expectOnServer(page, lesson, wordsOf('mine', 5))
})

test('a save carries the unit that was changed, and not the lesson', async ({ page }) => {
  const { other } = await startTogether(page)
  await other.context().close()
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && /info-units/.test(request.url()),
  )
  await textsOf(page).nth(1).click()
  await page.keyboard.type(' More.')
  const body = (await sent).postData() ?? ''
  expect(body).toContain('More.')
  expect(body).not.toContain('First text.')
})

test('a version is looked at, compared and brought back; a deleted unit comes back from the trash', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await text.pressSequentially('The dough waits for an hour.')
  await expectStored(page)
  await callAs(page, token, 'POST', `/lessons/${lesson.lesson}/versions`, { name: 'Before the change' })
  await text.press('Control+a')
  await page.keyboard.type('The dough waits for a day.')
  await expectOnServer(page, lesson, 'a day')

  await page.keyboard.press('Control+Alt+h')
  await page.getByRole('switch', { name: 'Named only' }).check()
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: /Before the change/ }).click()
  await page.getByRole('radio', { name: 'Side by side' }).check()
  await expect(page.getByRole('group', { name: 'Then', exact: true }).last()).toContainText('hour')
  await expect(page.getByRole('group', { name: 'Now', exact: true }).last()).toContainText('day')
  await expect(page.locator('del').last()).toContainText('hour')
  await expect(page.locator('ins').last()).toContainText('day')
  await expectAccessible(page)
  await page.keyboard.press('F7')
  await expect(page.locator('[data-change]').first()).toBeFocused()
  await page.getByRole('button', { name: 'Restore this unit' }).click()
  await expectOnServer(page, lesson, 'an hour')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(textsOf(page).first()).toHaveText('The dough waits for an hour.')

  await page.getByRole('button', { name: 'Actions for Text 1' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(textsOf(page)).toHaveCount(0)
  await expect
    .poll(async () => (await readSections(page, lesson))[0].info_units.length, { timeout: 20_000 })
    .toBe(0)
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Trash' }).click()
  await expect(page.getByRole('button', { name: 'Restore' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore' }).first().click()
  await expectOnServer(page, lesson, 'an hour')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(textsOf(page).first()).toHaveText('The dough waits for an hour.', { timeout: 20_000 })
})
