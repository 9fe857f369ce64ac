import type { Page } from '@playwright/test'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { button, expectStored, questionOf, startQuestions } from '../support/question-journey.ts'

const test = testOnOwnServer()

const choice = (id: string, name: string) => ({
  id,
  type: 'single_answer',
  name,
  points: 1,
  is_required: false,
  answers: [
    { id: `${id}-a`, text: 'The first one', is_correct: true, points: 1, type: 1 },
    { id: `${id}-b`, text: 'The second one', is_correct: false, points: 0, type: 1 },
  ],
})
const first = choice('device-one', 'Which of them comes first?')
const second = choice('device-two', 'Which of them comes last?')

test('without a connection a finish asks about open questions, waits, and is sent by itself', async ({
  page,
  context,
}) => {
  await startQuestions(page, [first, second])
  await questionOf(page, first).getByText('The first one').click()
  await expectStored(page)
  await context.setOffline(true)
  await button(page, 'Finish').click()
  const dialog = page.getByRole('dialog', { name: 'Finish with unanswered questions?' })
  await button(page, 'Back to questions').click()
  await expect(dialog).toHaveCount(0)
  await button(page, 'Finish').click()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Will be finished when the connection is back')).toBeVisible()
  await context.setOffline(false)
  await expect(button(page, 'Print result')).toBeVisible()
})

/** Opens the same attempt in a browser of its own. */
const openOnLaptop = async (page: Page) => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('There is no second browser.')
  const laptop = await context.newPage()
  await signInQuickly(laptop, people.student)
  await laptop.goto(new URL(page.url()).pathname)
  return { laptop, leave: () => context.close() }
}

const picks = (page: Page, name: string) =>
  questionOf(page, first).getByRole('radio', { name: new RegExp(name) })

test('an answer and the finish of a laptop arrive on the open page of a phone', async ({ page }) => {
  await startQuestions(page, [first, second])
  await questionOf(page, first).getByText('The first one').click()
  await expectStored(page)
  const { laptop, leave } = await openOnLaptop(page)
  await expect(picks(laptop, 'The first one')).toBeChecked()
  await questionOf(laptop, first).getByText('The second one').click()
  await expectStored(laptop)
  await expect(page.getByText('Changed on another device', { exact: true })).toBeVisible()
  await expect(picks(page, 'The second one')).toBeChecked()
  await button(laptop, 'Finish').click()
  await laptop.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await expect(button(laptop, 'Print result')).toBeVisible()
  await expect(page.getByText(/^You finished this practice on another device/)).toBeVisible()
  await expect(button(page, 'Print result')).toBeVisible()
  await expect(laptop.getByText(/^You finished this practice on another device/)).toHaveCount(0)
  await leave()
})
