import type { Locator, Page } from '@playwright/test'
import { callAs, startLesson, type MadeLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { addSection, onDisk, openToAll, picture, putFile, sound } from '../support/media.ts'

const openSettings = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Lesson settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Lesson settings' })
  await expect(sheet).toBeVisible()
  return sheet
}

const lessonOf = (page: Page, token: string, { course, lesson }: MadeLesson) =>
  callAs(page, token, 'GET', `/courses/${course}/lessons-new/${lesson}`)

const addLesson = async (page: Page, token: string, course: number, title: string): Promise<number> => {
  const { id } = await callAs(page, token, 'POST', `/courses/${course}/lessons-new`, { title })
  await callAs(page, token, 'PUT', `/courses/${course}/lessons-new/${id}`, { status_id: 4 })
  return id
}

/** Says in the open settings of a lesson after which other one it opens. */
const opensAfter = async (page: Page, title: string) => {
  await page.getByRole('dialog', { name: 'Lesson settings' }).getByRole('button', { name: 'Change' }).click()
  const opening = page.getByRole('dialog', { name: /^When .* opens$/ })
  await opening.getByRole('radio', { name: 'At once', exact: true }).check()
  await opening.getByRole('checkbox', { name: title }).check()
  await opening.getByRole('button', { name: 'Save' }).click()
  return opening
}

test('an announced lesson, a lesson after another one, and a refused circle', async ({ page }) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const first = await addLesson(page, token, lesson.course, 'The first step')
  await openToAll(page, token, lesson)
  await page.goto(lesson.editor)
  const sheet = await openSettings(page)
  await sheet.getByRole('radio', { name: /^Announced/ }).check()
  await expectAccessible(page)
  await expect.poll(async () => (await lessonOf(page, token, lesson)).status_id).toBe(2)
  const { link } = await lessonOf(page, token, lesson)

  await signInQuickly(page, people.visitor)
  await page.goto(link)
  await expect(page.getByRole('region', { name: 'This lesson is locked' })).toContainText(
    'This lesson is coming soon.',
  )

  await signInQuickly(page, people.expert)
  await page.goto(lesson.editor)
  const again = await openSettings(page)
  await again.getByRole('radio', { name: /^Published/ }).check()
  await opensAfter(page, 'The first step')
  await expect.poll(async () => (await lessonOf(page, token, lesson)).accessible_after_ids).toEqual([first])

  await page.goto(`/expert/course/${lesson.course}/lesson/${first}/constructor`)
  await openSettings(page)
  const opening = await opensAfter(page, 'First steps')
  await expect(opening.getByRole('alert')).toContainText('The first step → First steps → The first step')
  await opening.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('As its module: At once')).toBeVisible()
})

test('the address changes, one that is taken is refused at its field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  await addLesson(page, token, lesson.course, 'Taken')
  await page.goto(lesson.editor)
  const sheet = await openSettings(page)
  const address = sheet.getByRole('textbox', { name: 'Address' })
  await address.fill('Taken')
  await sheet.getByRole('button', { name: 'Save address' }).click()
  await expect(sheet.getByText('Another lesson already uses this address.')).toBeVisible()
  await address.fill('Перші кроки')
  await expect(sheet.getByText(/\/pershi-kroky$/)).toBeVisible()
  await address.press('Enter')
  await expect.poll(async () => (await lessonOf(page, token, lesson)).slug).toBe('pershi-kroky')
  await expect(sheet.getByRole('button', { name: 'Save address' })).toHaveCount(0)
})

test('a preview is chosen, cut, put on a recording and seen by learners', async ({ page }) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const files = [{ uuid: await putFile(page, sound('talk.mp3', 2)) }]
  await addSection(page, token, lesson, [{ key: 'unit-sound', type_id: 1, content: { files } }])
  await openToAll(page, token, lesson)
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  const sheet = await openSettings(page)
  const place = sheet.getByRole('group', { name: 'Preview 1' })
  const chooser = page.waitForEvent('filechooser')
  await place.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles(onDisk(picture('wide.png', '1600x1000')))
  const cut = page.getByRole('dialog', { name: 'Crop the picture' })
  await cut.getByRole('slider').fill('1.5')
  await expectAccessible(page)
  await cut.getByRole('button', { name: 'Use this picture' }).click()
  await expect(place.getByRole('img')).toHaveCount(0)
  await expect(place.locator('img')).toBeVisible()
  await place.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(place.locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Preview 1' }).click()
  await expect
    .poll(async () => JSON.stringify(await lessonOf(page, token, lesson)))
    .toContain('"preview_index":1')
  const { link } = await lessonOf(page, token, lesson)
  await page.goto(link)
  await expect
    .poll(() => page.locator('img[src^="/pictures/"]').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(1280)
})
