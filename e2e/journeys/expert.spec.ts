import { startServer } from '../support/server.ts'
import { expect, expectAccessible, people, signIn, signInQuickly, test } from '../support/journey.ts'
import {
  addText,
  expectOnServer,
  expectStored,
  readSections,
  startLesson,
  textsOf,
} from '../support/expert.ts'
import { look, press, pressKeys } from '../support/hands/hands.ts'

const sectionCall = /\/api\/v1\/info-(section|units)\//

test('an expert makes a course, writes a lesson with a text and a quiz, and publishes it', async ({
  page,
}) => {
  await signIn(page, people.expert)
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'New course' })
  await dialog.getByLabel('Title').fill('Colour for beginners')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create course' }).click()

  await page.getByLabel('Title of the new lesson').fill('Light and colour')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Light and colour' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Light and colour' }).click()

  const text = await addText(page)
  await page.keyboard.type('## Warm light')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Warm light makes **cool** shadows. ')
  await expect(text.getByRole('heading', { name: 'Warm light' })).toBeVisible()
  await expectStored(page)
  await expectAccessible(page)

  await page.getByRole('main').getByRole('button', { name: 'Practice', exact: true }).last().click()
  await page.getByRole('button', { name: 'Create practice' }).click()
  await page.getByRole('button', { name: /Single answer/ }).click()
  await page.getByLabel('Question', { exact: true }).fill('What does warm light make?')
  await page.getByLabel('Text of option 1').fill('Cool shadows')
  await page.getByLabel('Text of option 2').fill('No shadows')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('button', { name: /Multiple answers/ }).click()
  await page.getByLabel('Question', { exact: true }).fill('Which colours are warm?')
  await page.getByLabel('Text of option 1').fill('Red')
  await page.getByLabel('Text of option 2').fill('Orange')
  await page.getByLabel('Option 2 is correct').check()
  await page.getByLabel('Text of option 3').fill('Blue')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Try it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Try the quiz' })
  await sheet.getByLabel('Cool shadows').check()
  await sheet.getByLabel('Red').check()
  await sheet.getByLabel('Orange').check()
  await sheet.getByRole('button', { name: 'Check answers' }).click()
  await expect(sheet.getByText('2 of 2 points')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const published = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && /\/lessons-new\/\d+$/.test(reply.url()),
  )
  await page.getByRole('button', { name: 'Publish lesson' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await published
  const link = await page.getByRole('link', { name: 'View as a learner' }).getAttribute('href')

  await page.getByRole('link', { name: 'Colour for beginners' }).click()
  await page.getByRole('button', { name: 'Publish course' }).click()
  await page.getByRole('radio', { name: /^Open to everyone/ }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish the course/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Share “Colour for beginners”' })).toBeVisible()

  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { name: 'Warm light' })).toBeVisible()
  await expect(page.getByText('Check yourself').first()).toBeVisible()
})

test('a reload in the middle of typing loses not one character', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.type('The very last letter counts: z')
  await page.reload()
  await expect(textsOf(page)).toHaveText('The very last letter counts: z')
  await expectOnServer(page, lesson, 'The very last letter counts: z')
})

test('a server killed in the middle of typing takes everything after it is back', async ({ browser }) => {
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.type('Before the cut')
  await expectStored(page)
  await page.keyboard.type(', in the middle of ')
  await server.kill()
  await page.keyboard.type('it, and after it.')
  await expect(page.getByText('Kept on this device, not sent yet')).toBeVisible({ timeout: 20_000 })
  await server.restart()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expectStored(page)
  await expectOnServer(page, lesson, 'Before the cut, in the middle of it, and after it.')
  await page.reload()
  await expect(textsOf(page)).toHaveText('Before the cut, in the middle of it, and after it.')
  await context.close()
  await server.remove()
})

test('work goes on offline and is sent when the connection is back', async ({ page, context }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.type('Online. ')
  await expectStored(page)
  await context.setOffline(true)
  await page.keyboard.type('Offline.')
  await expect(page.getByText('Kept on this device, not sent yet')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Add section' })).toBeDisabled()
  await context.setOffline(false)
  await expectStored(page)
  await expectOnServer(page, lesson, 'Online. Offline.')
})

test('a refused save restores the section before it and offers the refused text', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.type('Accepted.')
  await expectStored(page)
  await page.route(sectionCall, (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Some fields are filled in incorrectly.', error: 'invalid_fields', errors: {} },
    }),
  )
  await page.keyboard.type(' Refused.')
  await expect(page.getByText('Your last change was not accepted')).toBeVisible({ timeout: 20_000 })
  await expect(textsOf(page)).toHaveText('Accepted.')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Your last change was not accepted')).toBeVisible()
  await page.unroute(sectionCall)
  await page.getByRole('button', { name: 'Restore my version' }).click()
  await expect(textsOf(page)).toHaveText('Accepted. Refused.')
  await expectStored(page)
  await expectOnServer(page, lesson, 'Accepted. Refused.')
})

test('two tabs of one browser follow each other', async ({ page, context }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.type('One')
  await expectStored(page)
  const other = await context.newPage()
  await other.goto(lesson.editor)
  await expect(textsOf(other)).toHaveText('One')
  await page.keyboard.type(', two')
  await expect(textsOf(other)).toHaveText('One, two')
  await press(textsOf(other))
  await pressKeys(textsOf(other), 'End')
  await other.keyboard.type(', three')
  await expect(textsOf(page)).toHaveText('One, two, three')
  await expectOnServer(page, lesson, 'One, two, three')
})

test('changes of another device to other units are joined; to the same unit a person decides', async ({
  page,
  browser,
  baseURL,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.type('First.')
  await addText(page)
  await page.keyboard.type('Second.')
  await expectStored(page)
  await expectOnServer(page, lesson, 'Second.')
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  await signInQuickly(other, people.expert)
  await other.goto(lesson.editor)
  await press(textsOf(other).nth(0))
  await pressKeys(textsOf(other).nth(0), 'End')
  await other.keyboard.type(' From the other device.')
  await expectOnServer(other, lesson, 'First. From the other device.')
  await press(textsOf(page).nth(1))
  await pressKeys(textsOf(page).nth(1), 'End')
  await page.keyboard.type(' From here.')
  await expectOnServer(page, lesson, 'Second. From here.')
  await expectOnServer(page, lesson, 'First. From the other device.')
  await expect(textsOf(page).nth(0)).toHaveText('First. From the other device.')

  await page.context().setOffline(true)
  await textsOf(other).nth(0).focus()
  await pressKeys(textsOf(other).nth(0), 'End')
  await other.keyboard.type(' Theirs.')
  await expectOnServer(other, lesson, 'Theirs.')
  await textsOf(page).nth(0).focus()
  await pressKeys(textsOf(page).nth(0), 'End')
  await page.keyboard.type(' Mine.')
  await page.context().setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'This was also changed elsewhere' })
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await dialog.getByText('Keep both', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue with these' }).click()
  await expect(textsOf(page)).toHaveCount(3)
  await expectOnServer(page, lesson, 'Mine.')
  await expectOnServer(page, lesson, 'Theirs.')
  await context.close()
})

test('sections are added, named, put in order and deleted', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await press(page.getByRole('button', { name: 'Add section' }))
  await expect(page).toHaveURL(/section=1/)
  await page.getByRole('region', { name: 'Section 2' }).getByLabel('Section name').fill('Second part')
  await expectStored(page)
  const rail = page.getByRole('navigation', { name: 'Sections' })
  await rail.getByRole('button', { name: /Move “Second part”/ }).focus()
  await pressKeys(rail.getByRole('button', { name: /Move “Second part”/ }), 'Alt+ArrowUp')
  await expect(page).toHaveURL(/section=0/)
  await expect(async () => {
    const sections = await readSections(page, lesson)
    expect(sections.map((section: { name: string }) => section.name)).toEqual(['Second part', ''])
  }).toPass()
  await rail.getByRole('button', { name: 'Actions for “Second part”' }).click()
  await page.getByRole('menuitem', { name: 'Delete section' }).click()
  await expect(rail.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Saving…')).toBeHidden()
})

test('a question is made with the keyboard alone', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await expect(page.getByLabel('Section name')).toBeVisible()
  await look(page)
  await page.keyboard.press('p')
  await expect(page.getByLabel('Name of the new practice')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Single answer/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
  await page.keyboard.type('Is this made by keys?')
  await page.getByLabel('Text of option 1').focus()
  await page.keyboard.type('Yes')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Of course')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Text of option 3')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(page.getByLabel('Text of option 2')).toBeFocused()
  await expect(page.getByLabel('Text of option 3')).toHaveCount(0)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByLabel('Text of option 1')).toHaveValue('Of course')
  await expect(page.getByLabel('Text of option 1')).toBeFocused()
  await expectStored(page)
  await page.reload()
  await press(page.getByRole('button', { name: /Is this made by keys/ }))
  await expect(page.getByLabel('Text of option 1')).toHaveValue('Of course')
})

test('a curator sees what learners practised', async ({ page }) => {
  await signIn(page, people.curator)
  await page.goto('/expert/practices')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Passed or finished \d/ }).click()
  await expect(page).toHaveURL(/status=/)
  // A press on a line that is about to give way to another leads nowhere.
  const heads = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasNotText: /Passed|Finished/ })
  await expect(heads).toHaveCount(1)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText('The usual time, attempts and dates apply.')).toBeVisible()
  await expectAccessible(page)
})
