import type { Page } from '@playwright/test'
import { handsOf, ways, type Hands } from '../support/answering-hands.ts'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  expectFingerSized,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

const points = (of: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `journey-${of}-${at + 1}`, text: '', value: at + 1 }))

const likert = {
  id: 'journey-likert',
  type: 'likert_scale',
  name: 'I can tell when I know a thing.',
  likert_scale_type: 'horizontal',
  answers: points('agree', 5),
}
const list = {
  id: 'journey-likert-list',
  type: 'likert_scale',
  name: 'I plan my week.',
  likert_scale_type: 'vertical',
  answers: points('plan', 3),
}
const rating = {
  id: 'journey-rating',
  type: 'rating',
  name: 'How useful was this lesson?',
  stars: 5,
  grade_text_min: 'Not useful',
  grade_text_max: 'Very useful',
}
const reaction = {
  id: 'journey-reaction',
  type: 'reaction',
  name: 'How do you feel now?',
  answers: points('face', 5),
}
const promoter = {
  id: 'journey-promoter',
  type: 'new_promoter_score',
  name: 'Would you recommend this course?',
}
const questions = [likert, list, rating, reaction, promoter]

const answer = async (page: Page, hands: Hands) => {
  await hands.pick(likert, 'Agree')
  await hands.pick(list, 'Disagree')
  await hands.pick(rating, '4 of 5')
  await hands.pick(reaction, 'Great')
  await hands.pick(promoter, '9')
  await expectStored(page)
}

/** Opinions are thanked for and not scored. */
const expectResult = async (page: Page) => {
  for (const question of questions) {
    const card = questionOf(page, question)
    await expect(card).toContainText('Thank you')
    await expect(card).toContainText('Answered')
    await expect(card).not.toContainText(/Correct|Not yet/)
    await expect(card.getByRole('radio', { checked: true })).toHaveCount(1)
  }
  await expect(questionOf(page, rating).getByRole('radio', { name: '4 of 5' })).toBeChecked()
}

/** In how many rows the points of a scale stand. */
const rowsOf = async (page: Page, question: typeof likert) => {
  const points = await questionOf(page, question).locator('label').all()
  return new Set(await Promise.all(points.map(async (point) => (await point.boundingBox())?.y))).size
}

for (const width of [1440, 360]) {
  test.describe(`scales at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by mouse, touch, keys, and by names and roles alone', async ({ page }) => {
      await startQuestions(page, questions)
      await expectAccessible(page)
      await expect(questionOf(page, promoter).getByRole('radio', { name: '10: Certainly' })).toHaveCount(1)
      // A scale is a line where there is room, and a list where there is not.
      expect(await rowsOf(page, likert)).toBe(width < 640 ? 5 : 1)
      expect(await rowsOf(page, list)).toBe(3)
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

test('what everybody answered stands below the own answer where the author shows it', async ({ page }) => {
  const shown = [likert, rating, reaction, promoter].map((each) => ({
    ...each,
    is_public_answer_enabled: true,
  }))
  await startQuestions(page, shown)
  const hands = handsOf(page, 'mouse')
  await hands.pick(likert, 'Agree')
  await hands.pick(rating, '4 of 5')
  await hands.pick(reaction, 'Great')
  await hands.pick(promoter, '9')
  await expectStored(page)
  await hands.press('Finish')
  for (const question of shown)
    await expect(
      questionOf(page, question).getByRole('listitem').filter({ hasText: 'Your answer' }),
    ).toContainText('1 answer · 100%')
  await expect(questionOf(page, rating)).toContainText('Average: 4 of 5')
  await expect(questionOf(page, promoter)).toContainText('NPS: 100')
  await expectAccessible(page)
})
