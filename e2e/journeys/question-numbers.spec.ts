import type { Page } from '@playwright/test'
import { handsOf, ways, type Way } from '../support/answering-hands.ts'
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

const unit = (id: string, text: string, factor = '') => ({ id: `unit-${id}`, text, factor })

const way = {
  id: 'number-way',
  type: 'numeric',
  name: 'How far is it?',
  points: 2,
  answers: [{ id: 'number-right', text: '1500' }],
  tolerance: '1',
  tolerance_type: 'percent',
  unit_type: 'chosen',
  units: [unit('metre', 'm'), unit('kilometre', 'km', '1000'), unit('kilogram', 'kg')],
  unit_share: 50,
}
const weight = {
  id: 'number-weight',
  type: 'numeric',
  name: 'How heavy is it?',
  points: 2,
  answers: [{ id: 'number-heavy', text: '2' }],
  unit_type: 'typed',
  units: [unit('heavy', 'kg'), unit('light', 'g', '0.001')],
  unit_share: 50,
}
const share = {
  id: 'number-share',
  type: 'numeric',
  name: 'What part of it is that?',
  points: 1,
  answers: [{ id: 'number-part', text: '12.50' }],
  unit_type: 'shown',
  units: [unit('percent', '%')],
  digits_type: 'decimals',
  digits: 2,
  allow_fractions: false,
}
const questions = [way, weight, share]

const answerAll = async (page: Page, by: Way) => {
  const hands = handsOf(page, by)
  await hands.write(way, 'Your answer', '1 1/2')
  await expectNews(page, '= 1.5')
  const list = questionOf(page, way).getByRole('combobox', { name: 'Unit' })
  if (by === 'keys') {
    await page.keyboard.press('Tab')
    await expect(list).toBeFocused()
    await page.keyboard.type('km')
  } else await list.selectOption('km')
  await expectNews(page, '= 1.5 km')
  await hands.write(weight, 'Your answer', '2 pounds')
  await expectNews(page, '= 2 pounds')
  await hands.write(share, 'Your answer in %', '12,5')
  await expectNews(page, '= 12.5 % Write the number with 2 decimal places.')
}

/** All for the way, half for the weight, nothing for too few digits. */
const finish = async (page: Page, press: () => Promise<void>) => {
  await expectStored(page)
  await press()
  await expect(page.getByText('3 of 5', { exact: false }).first()).toBeVisible()
  await expect(questionOf(page, way)).toContainText('1 1/2 kmCorrect')
  await expect(questionOf(page, weight)).toContainText('2 poundsIncorrect2 kgCorrect answer')
  await expect(questionOf(page, share)).toContainText('12,5 %Incorrect12.50 %Correct answer')
}

for (const width of [1440, 360]) {
  test.describe(`numbers at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by mouse, touch, keys and names alone, to the same score', async ({ page }) => {
      await startQuestions(page, questions)
      for (const [at, by] of ways.entries())
        await test.step(by, async () => {
          if (at > 0) await startAgain(page)
          await expect(questionOf(page, share)).toBeVisible()
          await answerAll(page, by)
          if (at === 0) {
            await expectAccessible(page)
            await expectFingerSized(page.locator('[data-question]').locator('input[type="text"], select'))
          }
          if (by === 'keys') {
            await tabTo(page, /^Finish$/)
            await finish(page, () => page.keyboard.press('Enter'))
          } else await finish(page, () => handsOf(page, by).press('Finish'))
          if (at === 0) await expectAccessible(page)
        })
    })

    test('what cannot be read is said, kept, and does not count as given', async ({ page }) => {
      await startQuestions(page, [share])
      const field = page.getByRole('textbox', { name: 'Your answer in %' })
      await field.fill('an eighth')
      await expectNews(page, 'This cannot be read as a number.')
      await expectStored(page)
      await page.reload()
      await expect(field).toHaveValue('an eighth')
      await button(page, 'Finish').click()
      await expect(page.getByText('Answer this question to finish.')).toBeVisible()
      await field.fill('1/8')
      await expectNews(page, 'Write the number without a fraction bar.')
      await field.fill('1,234')
      await expectNews(page, '= 1.234 % or 1,234 %: both readings will be checked.')
      await field.fill('12.50')
      await expectStored(page)
      await button(page, 'Finish').click()
      await expect(questionOf(page, share)).toContainText('12.50 %Correct')
    })
  })
}
