import type { Page } from '@playwright/test'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectNews,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
  tabTo,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

/** Two items: they are always served the other way round. */
const numbers = {
  id: 'sorting-numbers',
  type: 'sorting',
  name: 'Smallest first',
  points: 2,
  is_partial: true,
  answers: ['One', 'Two'].map((text) => ({ id: `number-${text}`, text })),
}

/** Nobody touches it. */
const letters = {
  id: 'sorting-letters',
  type: 'sorting',
  name: 'In the order of the alphabet',
  points: 1,
  answers: ['Alpha', 'Beta'].map((text) => ({ id: `letter-${text}`, text })),
}

const expectOrder = async (page: Page, first: string) => {
  await expect(questionOf(page, numbers).getByRole('listitem').first()).toContainText(first)
}

/** One question right, the other as it was served. */
const expectResult = async (page: Page) => {
  await expectOrder(page, 'One')
  await expect(questionOf(page, numbers).getByRole('listitem').filter({ hasText: 'Correct' })).toHaveCount(2)
  await expect(questionOf(page, letters).getByRole('listitem').first()).toContainText('Place 2')
  await expect(page.getByText('2 of 3 points')).toBeVisible()
  await expectAccessible(page)
}

const finish = async (page: Page) => {
  await expectOrder(page, 'One')
  await expectStored(page)
  await button(page, 'Finish').click()
  await expectResult(page)
}

for (const width of [1440, 360]) {
  test.describe(`sorting at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by touch, by mouse, by keys, and by names and announcements: one score', async ({ page }) => {
      await startQuestions(page, [numbers, letters])
      await expectOrder(page, 'Two')
      await expectAccessible(page)
      await expectFingerSized(questionOf(page, numbers).getByRole('button'))
      await button(page, 'Move “One” up').tap()
      await finish(page)

      await startAgain(page)
      await expectOrder(page, 'Two')
      if (width === 1440) await button(page, 'Move “One”, 2 of 2').dragTo(button(page, 'Move “Two”, 1 of 2'))
      else await button(page, 'Move “Two” down').click()
      await finish(page)

      await startAgain(page)
      await expectOrder(page, 'Two')
      await tabTo(page, /^Move “One” up$/)
      await page.keyboard.press('Alt+ArrowUp')
      await expectOrder(page, 'One')
      await page.keyboard.press('Alt+ArrowDown')
      await expectOrder(page, 'Two')
      await page.keyboard.press('Enter')
      await expect(button(page, 'Move “One” up')).toBeFocused()
      await finish(page)

      await startAgain(page)
      await expectOrder(page, 'Two')
      await button(page, 'Move “Two” down').press('Enter')
      await expectNews(page, '“Two”')
      await finish(page)
    })
  })
}
