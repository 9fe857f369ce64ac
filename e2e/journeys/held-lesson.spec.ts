import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Page } from '@playwright/test'
import { callAs, expectStored, startLesson, textsOf, writeText } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { button } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'
import { expectToast } from '../support/staff.ts'

const test = testOnOwnServer()

/** A published lesson of one text that the student may read. */
const makeRead = async (page: Page) => {
  const made = await startLesson(page)
  const expert = await signInQuickly(page, people.expert)
  await callAs(page, expert, 'PUT', `/courses/${made.course}`, { status_id: courseStatus.published })
  await writeText(page, expert, made, 'What was written before')
  await callAs(page, expert, 'PUT', `/courses/${made.course}/lessons-new/${made.lesson}`, { status_id: 4 })
  const student = await signInQuickly(page, people.student)
  await callAs(page, student, 'POST', `/public/courses/${made.course}/join`)
  return made
}

const openAs = async (page: Page, person: string, address: string) => {
  await page.context().clearCookies()
  await signInQuickly(page, person)
  await page.goto(address)
}
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Your edits wait.' })
const article = (page: Page) => page.getByRole('main')
const hold = async (page: Page) => {
  await button(page, 'Actions for “First steps”').click()
  await page.getByRole('menuitem', { name: 'Hold edits' }).click()
  await expect(waiting(page)).toBeVisible()
}

for (const width of inTurn('held-lesson', [1440, 390] as const))
  test(`edits of a published lesson are held, seen by the team and released at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { editor, link } = await makeRead(page)
    await openAs(page, people.expert, editor)
    await hold(page)
    await textsOf(page).first().fill('What is written now')
    await expectStored(page)
    await expect(waiting(page)).toContainText('Waiting: 1 block changed.')
    await expectAccessible(page)
    await page.goto(link)
    await expect(article(page)).toContainText('What is written now')

    await openAs(page, people.student, link)
    await expect(article(page)).toContainText('What was written before')

    await openAs(page, people.expert, editor)
    await button(page, 'Release edits').click()
    const dialog = page.getByRole('dialog', { name: 'Release held edits?' })
    await expect(dialog).toContainText('1 block changed')
    await dialog.getByRole('button', { name: 'Release edits' }).click()
    await expectToast(page, 'Learners read your edits from now on.')
    await expect(waiting(page)).toBeHidden()

    await openAs(page, people.student, link)
    await expect(article(page)).toContainText('What is written now')
  })

test('held edits of a lesson are discarded, and come back by “Undo” without reaching a learner', async ({
  page,
}) => {
  const { editor, link } = await makeRead(page)
  await openAs(page, people.expert, editor)
  await hold(page)
  await textsOf(page).first().fill('What is written now')
  await expectStored(page)
  await button(page, 'Discard edits').click()
  const dialog = page.getByRole('dialog', { name: 'Discard held edits?' })
  await expect(dialog).toContainText('1 block changed')
  await dialog.getByRole('button', { name: 'Discard edits' }).click()
  await expectToast(page, 'Held edits discarded')
  await expect(textsOf(page).first()).toHaveText('What was written before')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(waiting(page)).toContainText('Waiting: 1 block changed.')
  await expect(textsOf(page).first()).toHaveText('What is written now')
  await openAs(page, people.student, link)
  await expect(article(page)).toContainText('What was written before')
})
