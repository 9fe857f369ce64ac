import { courseStatus } from '@lectern/contract/courses/course-status'
import { taskList, textOf } from '@lectern/contract/rich-text/testing-text'
import type { Locator, Page } from '@playwright/test'
import { addText, callAs, expectOnServer, expectStored, startLesson } from '../support/expert.ts'
import { pressKeys } from '../support/hands/hands.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'

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
  return { lesson, text, lines: text.locator('p') }
}

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

test('blocks are kept as a template, and put into another lesson by their name', async ({ page }) => {
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
  await page.getByText('Breathe out').hover()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
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
})

test('a learner ticks tasks of a text, finds them ticked on the next visit, and others do not', async ({
  page,
}) => {
  const token = await signInQuickly(page, people.expert)
  const send = (method: string, path: string, data: unknown) => callAs(page, token, method, path, data)
  const course = await send('POST', '/courses', { title: `Tasks ${Date.now()}` })
  const lesson = await send('POST', `/courses/${course.id}/lessons-new`, { title: 'To do' })
  await send('POST', `/lessons/${lesson.id}/info-section`, {
    name: '',
    info_units: [{ type_id: 3, title: '', content: { text: textOf(taskList('task-0001', 'task-0002')) } }],
  })
  await send('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4 })
  await send('PUT', `/courses/${course.id}`, { status_id: courseStatus.published })
  for (const email of [people.student, people.newcomer])
    await send('POST', `/products/${course.product_id}/participants`, { email })

  await signInQuickly(page, people.student)
  await page.goto(lesson.link)
  const boxes = page.getByRole('checkbox', { name: 'do' })
  await expect(boxes).toHaveCount(2)
  const tickStored = () =>
    page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().includes('/ticks/'))
  const stored = tickStored()
  await boxes.first().focus()
  await pressKeys(boxes.first(), 'Space')
  await expect(boxes.first()).toBeChecked()
  expect((await stored).ok()).toBe(true)
  await expectAccessible(page)
  await page.reload()
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.last()).not.toBeChecked()

  // What does not arrive waits on the device, and is sent again.
  const refused = page.waitForEvent('requestfailed')
  await page.route('**/ticks/**', (route) => route.abort())
  await boxes.last().click()
  await refused
  await expect(boxes.last()).toBeChecked()
  const storedLater = tickStored()
  await page.unrouteAll()
  expect((await storedLater).ok()).toBe(true)
  await page.reload()
  await expect(boxes.last()).toBeChecked()

  await signInQuickly(page, people.newcomer)
  await page.goto(lesson.link)
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).not.toBeChecked()
})
