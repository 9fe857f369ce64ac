import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'
import { button } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'
import { press, pressKeys } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const content = (right: 'salt' | 'sugar') => ({
  version: 1,
  questions: [
    {
      id: 'taste-question',
      type: 'single_answer',
      name: 'What is NaCl?',
      points: 4,
      answers: [
        { id: 'taste-salt', text: 'Salt', is_correct: right === 'salt' },
        { id: 'taste-sugar', text: 'Sugar', is_correct: right === 'sugar' },
      ],
    },
  ],
})

/** A practice that the student has finished with “Salt” while its key said “Sugar”. */
const makeMistake = async (page: Page) => {
  const { send, sendAsStudent, quiz, lesson } = await makePractice(page, {
    name: 'Tastes',
    questions: content('sugar').questions,
    settings: { pass_percent: 50 },
  })
  const attempt = await sendAsStudent('POST', `/lessons/${lesson}/quizzes/${quiz}/start-attempt`)
  const payload = [{ quiz_question_id: 'taste-question', answer_ids: ['taste-salt'] }]
  await sendAsStudent('POST', `/quiz-attempts/${attempt.id}/finish`, { payload })
  return { send, quiz }
}

const changed = (page: Page) => page.getByRole('table').getByRole('row').nth(1)
const scoresOf = async (
  send: (method: string, path: string) => Promise<{ attempt: object }[]>,
  quiz: number,
) => (await send('GET', `/practices?quiz_id=${quiz}`))[0]?.attempt

for (const width of inTurn('recalculation', [1440, 360] as const))
  test(`results are recalculated after a wrong key, and put back, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { send, quiz } = await makeMistake(page)
    await page.context().clearCookies()
    await signInQuickly(page, people.expert)
    const address = `/expert/practices/recalculation/${quiz}`
    await page.goto(address)
    await expect(button(page, 'Preview changes')).toBeDisabled()

    await send('PUT', `/quizzes/${quiz}`, { content: content('salt') })
    await page.goto(address)
    await press(button(page, 'Preview changes'))
    await expect(changed(page)).toContainText('0 / 4', { timeout: 20_000 })
    await expect(changed(page)).toContainText('4 / 4')
    await expectAccessible(page)
    expect(await scoresOf(send, quiz)).toMatchObject({ scores: 0, status_id: 2 })

    await page.getByRole('button', { name: /^Apply/ }).focus()
    await pressKeys(page.getByRole('button', { name: /^Apply/ }), 'Enter')
    await expect(page.getByRole('button', { name: /^Restore former/ })).toBeVisible({ timeout: 20_000 })
    expect(await scoresOf(send, quiz)).toMatchObject({ scores: 4, status_id: 1 })
    await expectAccessible(page)

    await page.getByRole('button', { name: /^Restore former/ }).click()
    await expect(page.getByRole('button', { name: /^Restore former/ })).toHaveCount(0, { timeout: 20_000 })
    await expect.poll(() => scoresOf(send, quiz)).toMatchObject({ scores: 0, status_id: 2 })
  })

test('“Add exception” begins at the learner', async ({ page }) => {
  const { quiz } = await makeMistake(page)
  await page.context().clearCookies()
  await signInQuickly(page, people.expert)
  await page.goto(`/expert/practices/exceptions/${quiz}`)
  await press(button(page, 'Add exception').first())
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Learner' })).toBeFocused()
})
