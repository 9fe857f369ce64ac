import type { Page } from '@playwright/test'
import { ways, type Way } from '../support/answering-hands.ts'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
  tabTo,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

const question = {
  id: 'study-habits',
  type: 'mmpi',
  name: 'How do you study?',
  points: 0,
  is_report_shown: true,
  scales: [
    { id: 'scale-plan', letter: 'P', name: 'Planning', text: 'How far you plan what you do.' },
    { id: 'scale-focus', letter: 'F', name: 'Focus', text: '' },
  ],
  statements: [
    { id: 'study-list', text: 'I begin the day with a list.', keys: [{ letter: 'P', keyed: 'yes' }] },
    { id: 'study-phone', text: 'My phone lies beside me.', keys: [{ letter: 'F', keyed: 'no' }] },
    {
      id: 'study-last',
      text: 'I finish what I begin.',
      keys: [
        { letter: 'F', keyed: 'yes' },
        { letter: 'P', keyed: 'yes' },
      ],
    },
  ],
}

/** What somebody answers, and the letter that does it by key. */
const answers = [
  ['I begin the day with a list.', 'Yes', 'y'],
  ['My phone lies beside me.', 'Yes', 'y'],
  ['I finish what I begin.', 'No', 'n'],
] as const

const radio = (page: Page, statement: string, name: string) =>
  page.getByRole('radiogroup', { name: statement }).getByRole('radio', { name })

const answerAll = async (page: Page, by: Way) => {
  if (by === 'keys') {
    await radio(page, answers[0][0], 'Yes').focus()
    for (const [, , letter] of answers) await page.keyboard.press(letter)
  } else
    for (const [statement, name] of answers) {
      const target = radio(page, statement, name)
      if (by === 'mouse') await target.click()
      else if (by === 'touch') await target.tap()
      else await target.press('Space')
    }
  for (const [statement, name] of answers) await expect(radio(page, statement, name)).toBeChecked()
}

const finish = async (page: Page, by: Way) => {
  await expect(page.getByText('3 of 3 statements answered')).toBeVisible()
  await expectStored(page)
  if (by === 'keys') {
    await tabTo(page, /^Finish$/)
    await page.keyboard.press('Enter')
  } else if (by === 'touch') await button(page, 'Finish').tap()
  else await button(page, 'Finish').click()
  const scales = page.getByRole('list', { name: 'Results by scale' }).getByRole('listitem')
  await expect(scales.filter({ hasText: 'Planning' })).toContainText('1 of 2 match the scale')
  await expect(scales.filter({ hasText: 'Focus' })).toContainText('0 of 2 match the scale')
}

for (const width of [1440, 360]) {
  test.describe(`a questionnaire at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by mouse, touch, keys and names alone, to the same counts', async ({ page }) => {
      await startQuestions(page, [question])
      for (const [at, by] of ways.entries())
        await test.step(by, async () => {
          if (at > 0) await startAgain(page)
          await expect(radio(page, answers[2][0], 'No')).toBeVisible()
          await answerAll(page, by)
          if (at === 0) {
            await expectAccessible(page)
            await expectFingerSized(questionOf(page, question).locator('label:has(input)'))
          }
          await finish(page, by)
          if (at === 0) await expectAccessible(page)
        })
    })
  })
}

test('566 statements are answered key by key, none of them late', async ({ page }) => {
  const statements = Array.from({ length: 566 }, (_, at) => ({
    id: `statement-${at}`,
    text: `Statement number ${at}`,
    keys: [{ letter: at % 2 === 0 ? 'P' : 'F', keyed: 'yes' }],
  }))
  const long = { ...question, statements }
  await startQuestions(page, [long])
  await radio(page, 'Statement number 0', 'Yes').first().focus()
  for (let at = 0; at < 60; at += 1) await page.keyboard.press('y')
  await expect(page.getByText('60 of 566 statements answered')).toBeVisible()
  await expect(
    page.getByRole('radiogroup', { name: 'Statement number 60' }).getByRole('radio').first(),
  ).toBeFocused()
  // Sixty answers are on their way one after another.
  await expect(page.locator('[data-receipt="stored"]')).toBeVisible({ timeout: 60_000 })
})
