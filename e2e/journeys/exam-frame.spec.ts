import type { Page } from '@playwright/test'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import { button, expectStored, questionOf, startQuestions } from '../support/question-journey.ts'
import { boxAtRest } from '../support/screens/rest.ts'

const test = testOnOwnServer()

const choice = (id: string, name: string) => ({
  id,
  type: 'single_answer',
  name: `${name}?`,
  points: 1,
  is_required: false,
  answers: [
    { id: `${id}-right`, text: `${name}, right`, is_correct: true },
    { id: `${id}-wrong`, text: `${name}, wrong`, is_correct: false },
  ],
})
const salt = choice('salt-question', 'Salt')
const yeast = choice('yeast-question', 'Yeast')

const usual = {
  questions_display_type_id: 1,
  result_detail: 'full_information',
  timer_type: 1,
  timer_duration: 3600,
  full_screen_type: 2,
}

const frame = (page: Page) => page.locator('[data-practice-frame]')

test('an exam is taken over the whole screen, and left and opened again without losing anything', async ({
  page,
}) => {
  await startQuestions(page, [salt, yeast], usual)
  await page.getByRole('radio', { name: 'Salt, right' }).check()
  await expectStored(page)
  await button(page, 'Full screen').click()
  await expect(frame(page)).toHaveAttribute('data-practice-frame', 'full')
  await expect(page.getByRole('radio', { name: 'Salt, right' })).toBeChecked()
  await expect(page.getByRole('timer', { name: 'Time left', exact: true })).toBeInViewport()
  await expect(page.getByText('Esc leaves full screen. The attempt goes on.')).toBeVisible()
  await expectAccessible(page)

  // Nothing outside can be reached by keys.
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const at = document.activeElement
      return at !== null && at !== document.body && at.closest('[data-practice-frame]') === null
    })
    expect(outside).toBe(false)
  }

  await page.keyboard.press('Escape')
  await expect(page.getByText('You left full screen')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Salt, right' })).toBeChecked()
  await expectAccessible(page)
  await page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .getByRole('button', { name: 'Full screen' })
    .first()
    .click()
  await button(page, 'Next').click()
  await page.getByRole('radio', { name: 'Yeast, right' }).check()
  await button(page, 'Finish').click()
  await expect(questionOf(page, yeast)).toContainText('Correct')
  await button(page, 'Leave full screen Esc')
    .or(page.getByRole('button', { name: 'Leave full screen' }))
    .first()
    .click()
  await expect(frame(page)).toHaveAttribute('data-practice-frame', 'page')
})

test('an exam that asks for it opens over the whole screen, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startQuestions(page, [salt, yeast], { ...usual, full_screen_type: 3 })
  await expect(frame(page)).toHaveAttribute('data-practice-frame', 'full')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(frame(page)).toHaveAttribute('data-practice-frame', 'page')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('This practice is meant for full screen')).toBeVisible()
})

test('a practice opens beside its text, and the next one does so by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startQuestions(page, [salt, yeast], usual)
  await button(page, 'Open beside the text').click()
  await expect(frame(page)).toHaveAttribute('data-practice-frame', 'side')
  expect((await boxAtRest(frame(page))).width).toBe(500)
  const title = await boxAtRest(page.getByRole('heading', { level: 1 }))
  expect(title.x + title.width).toBeLessThanOrEqual(940)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Salt, right' }).check()
  await expectStored(page)
  await page.reload()
  await expect(frame(page)).toHaveAttribute('data-practice-frame', 'side')
  await expect(page.getByRole('radio', { name: 'Yeast, right' })).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect.poll(async () => (await frame(page).boundingBox())?.width).toBeGreaterThan(500)
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Back to the page').click()
  await expect(frame(page)).toHaveAttribute('data-practice-frame', 'page')
})
