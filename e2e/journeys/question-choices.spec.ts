import type { Page } from '@playwright/test'
import { handsOf, ways, type Hands } from '../support/answering-hands.ts'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

const own = { is_correct: false, type: 2, text: '' }

const yesNo = {
  id: 'journey-yes-no',
  type: 'yes_no',
  name: 'Is seven a prime number?',
  points: 1,
  answers: [
    { id: 'journey-yes', text: '', is_correct: true },
    { id: 'journey-nay', text: '', is_correct: false },
  ],
}

const single = {
  id: 'journey-single',
  type: 'single_answer',
  name: 'Which prime number comes after seven?',
  points: 2,
  answers: [
    { id: 'journey-nine', text: 'Nine', is_correct: false },
    { id: 'journey-eleven', text: 'Eleven', is_correct: true },
    { id: 'journey-other', ...own },
  ],
}

/** A point for the right option by itself, one more for all. */
const multiple = {
  id: 'journey-multiple',
  type: 'multiple_answer',
  name: 'Which numbers are even?',
  points: 1,
  answers: [
    { id: 'journey-four', text: 'Four', is_correct: true, points: 1 },
    { id: 'journey-five', text: 'Five', is_correct: false },
    { id: 'journey-more', ...own, text: 'One more' },
  ],
}

const poll = {
  id: 'journey-interview',
  type: 'interview',
  name: 'When do you learn best?',
  interview_type: 2,
  answers: [
    { id: 'journey-morning', text: 'In the morning' },
    { id: 'journey-evening', text: 'In the evening' },
  ],
}

const questions = [yesNo, single, multiple, poll]

const answer = async (page: Page, hands: Hands) => {
  await hands.pick(yesNo, 'Yes')
  await hands.pick(single, 'Other')
  await hands.write(single, 'Other: your answer', 'The number 11')
  await hands.pick(multiple, 'Four')
  await hands.pick(multiple, 'One more')
  await hands.write(multiple, 'One more: your answer', 'Ten')
  await hands.pick(poll, 'In the evening')
  await expectStored(page)
}

const expectResult = async (page: Page) => {
  await expect(page.getByText('Your answers are awaiting review.')).toBeVisible()
  await expect(questionOf(page, yesNo)).toContainText('Correct')
  await expect(questionOf(page, single)).toContainText('Awaiting review')
  await expect(questionOf(page, single)).toContainText('The number 11')
  await expect(questionOf(page, single)).toContainText('Correct answer')
  await expect(questionOf(page, multiple)).toContainText('Awaiting review')
  await expect(questionOf(page, poll)).toContainText('Thank you')
  await expect(questionOf(page, poll)).not.toContainText(' of ')
}

for (const width of [1440, 360]) {
  test.describe(`choices at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by mouse, touch, keys, and by names and roles alone', async ({ page }) => {
      await startQuestions(page, questions)
      await expectAccessible(page)
      for (const way of ways) {
        if (way !== 'mouse') await startAgain(page)
        const hands = handsOf(page, way)
        await answer(page, hands)
        if (way === 'mouse') await expectAccessible(page)
        if (way === 'touch') await expectFingerSized(page.locator('[data-question] label'))
        await hands.press('Finish')
        await expectResult(page)
      }
      await expectAccessible(page)
    })
  })
}

test('a poll shows in numbers what everybody picked, once somebody has answered', async ({ page }) => {
  const shown = { ...poll, is_public_answer_enabled: true }
  await startQuestions(page, [shown])
  const hands = handsOf(page, 'mouse')
  await hands.pick(poll, 'In the evening')
  await expect(questionOf(page, poll)).not.toContainText('%')
  await expectStored(page)
  await hands.press('Finish')
  const own = questionOf(page, poll).getByRole('listitem').filter({ hasText: 'In the evening' })
  await expect(own).toContainText('Your answer')
  await expect(own).toContainText('1 answer · 100%')
  await expectAccessible(page)
})

test('own words stay while another option is picked, come back with the page, and are asked for', async ({
  page,
}) => {
  await startQuestions(page, [single])
  const hands = handsOf(page, 'mouse')
  await hands.pick(single, 'Other')
  await button(page, 'Finish').click()
  await expect(page.getByText('Answer this question to finish.')).toBeVisible()
  await hands.write(single, 'Other: your answer', 'Thirteen')
  await hands.pick(single, 'Nine')
  await expect(questionOf(page, single).getByRole('textbox')).toHaveCount(0)
  await hands.pick(single, 'Other')
  await expect(questionOf(page, single).getByRole('textbox')).toHaveValue('Thirteen')
  await expectStored(page)
  await page.reload()
  await expect(questionOf(page, single).getByRole('textbox')).toHaveValue('Thirteen')
})
