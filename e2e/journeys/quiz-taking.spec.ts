import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { button, expectStored, questionOf, startQuestions } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'
import { press } from '../support/hands/hands.ts'
import { mostShift, readShifts, watchShifts } from '../support/screens/shifts.ts'

const test = testOnOwnServer()

const choice = (id: string, name: string, more: object = {}) => ({
  id,
  type: 'single_answer',
  name: `${name}?`,
  points: 1,
  is_required: false,
  comment: `Why ${name} is so.`,
  answers: [
    { id: `${id}-right`, text: `${name}, right`, is_correct: true },
    { id: `${id}-wrong`, text: `${name}, wrong`, is_correct: false },
  ],
  ...more,
})

const salt = choice('salt-question', 'Salt')
const yeast = choice('yeast-question', 'Yeast')
const both = [salt, yeast]

const usual = {
  questions_display_type_id: 2,
  question_result_type_id: 1,
  return_to_previous_type: 2,
  reanswer_type: 2,
  is_allow_clear: false,
  timer_type: 0,
  timer_duration: null,
  retake_wait_hours: 0,
  check_type: 'auto_by_score',
  result_detail: 'full_information',
}

const begin = (page: Page, questions: readonly ReturnType<typeof choice>[], change: object) =>
  startQuestions(page, questions, { ...usual, ...change })

const timer = (page: Page) => page.getByRole('timer', { name: 'Time left', exact: true })
const pick = (page: Page, text: string) => page.getByRole('radio', { name: text }).check()

test.describe('a countdown', () => {
  test('goes on through a reload, and ends the attempt with what was answered, where it stood', async ({
    page,
  }) => {
    await watchShifts(page)
    await begin(page, both, { timer_type: 1, timer_duration: 12 })
    await expect(timer(page)).toContainText(/00:00:1\d/)
    await expectAccessible(page)
    await pick(page, 'Salt, right')
    await expectStored(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(timer(page)).toContainText(/00:00:0\d/)
    await expect(page.getByRole('radio', { name: 'Salt, right' })).toBeChecked()
    await expect(page.getByText('The time was over. What you had answered by then counts.')).toBeVisible({
      timeout: 20_000,
    })
    await expect(questionOf(page, salt)).toContainText('Correct')
    await expect(page.getByText(/Check code: ([2-9A-Z]{4}-){4}[2-9A-Z]{4}/)).toBeVisible()
    const { sum, moved } = await readShifts(page)
    expect(sum, moved.join('; ')).toBeLessThan(mostShift)
  })

  test('does not move with the clock of the device', async ({ page }) => {
    await begin(page, both, { timer_type: 1, timer_duration: 3600 })
    await expect(timer(page)).toContainText('00:59:')
    await page.clock.setSystemTime(new Date(Date.now() + 5 * 60 * 60 * 1000))
    await expect(timer(page)).toContainText('00:59:')
    await pick(page, 'Salt, right')
    await expectStored(page)
  })
})

test('a stopwatch counts and ends nothing', async ({ page }) => {
  await begin(page, both, { timer_type: 2 })
  await expect(page.getByRole('timer', { name: 'Time passed' })).toContainText(/00:00:0[1-9]/)
})

test('a question with a clock closes when it has run out, and the way goes on', async ({ page }) => {
  const quick = choice('quick-question', 'Quick', { timer_duration: 3 })
  await begin(page, [quick, yeast], { questions_display_type_id: 1 })
  await expect(page.getByRole('timer', { name: 'Time left for this question' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The time for this question is over')
  await expect(page.getByRole('radio', { disabled: false })).toHaveCount(0)
  await button(page, 'Next question').click()
  await pick(page, 'Yeast, right')
  await button(page, 'Finish').click()
  await expect(questionOf(page, yeast)).toContainText('Correct')
  await expect(questionOf(page, quick)).toContainText('Skipped')
})

test('a question with a clock is told when it is shown, and waits for the connection', async ({ page }) => {
  const replies: string[] = []
  const slow = choice('slow-question', 'Slow', { timer_duration: 60 })
  await begin(page, [salt, slow], { questions_display_type_id: 1 })
  page.on('response', (reply) => {
    const take = async () => void replies.push(await reply.text())
    if (reply.url().includes('/api/')) take().catch(() => undefined)
  })
  await page.reload()
  await pick(page, 'Salt, right')
  await expectStored(page)
  expect(replies.some((text) => text.includes('withheld'))).toBe(true)
  expect(replies.join('\n')).not.toContain('Slow, right')

  await page.context().setOffline(true)
  await button(page, 'Next').click()
  await expect(page.getByText('This question cannot be shown yet')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Finish').click()
  await expect(page.getByText('This question cannot be shown yet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('timer', { name: 'Time left for this question' })).toContainText(
    /00:0(1:00|0:5)/,
  )
  await expect(questionOf(page, slow)).toBeFocused()
  await pick(page, 'Slow, right')
  await button(page, 'Finish').click()
  await expect(questionOf(page, slow)).toContainText('Correct')
})

test.describe('“Check”', () => {
  test('shows right or wrong at once, closes the answer, and tells nothing of the key', async ({ page }) => {
    await begin(page, both, { question_result_type_id: 2 })
    await expect(questionOf(page, salt).getByRole('button', { name: 'Check' })).toBeDisabled()
    await pick(page, 'Salt, wrong')
    await questionOf(page, salt).getByRole('button', { name: 'Check' }).press('Enter')
    await expect(questionOf(page, salt)).toContainText('Not yet')
    await expect(questionOf(page, salt).getByRole('radio', { disabled: false })).toHaveCount(0)
    await expect(questionOf(page, salt)).not.toContainText('Why Salt is so.')
    await expect(questionOf(page, yeast).getByRole('radio')).toHaveCount(2)
    await expectAccessible(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(questionOf(page, salt)).toContainText('Not yet')
    await pick(page, 'Yeast, right')
    await button(page, 'Finish').click()
    await expect(page.getByText('1 of 2 points')).toBeVisible()
  })

  test('shows everything where the author wants it', async ({ page }) => {
    await begin(page, both, { question_result_type_id: 3 })
    await pick(page, 'Salt, wrong')
    await questionOf(page, salt).getByRole('button', { name: 'Check' }).click()
    await expect(questionOf(page, salt)).toContainText('Why Salt is so.')
  })
})

test('where nobody comes back, a question that was left is closed', async ({ page }) => {
  await begin(page, both, { questions_display_type_id: 1, return_to_previous_type: 1 })
  await pick(page, 'Salt, right')
  await button(page, 'Next').click()
  await expect(questionOf(page, yeast)).toBeVisible()
  await expect(button(page, 'Back')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Question 1/ })).toBeDisabled()
  await expectStored(page)
  await page.reload()
  await expect(questionOf(page, yeast)).toBeVisible()
  await pick(page, 'Yeast, right')
  await button(page, 'Finish').click()
  await expect(page.getByText('2 of 2 points')).toBeVisible()
})

test('where answers may not be changed, an answer that was given is only shown', async ({ page }) => {
  const required = { ...yeast, is_required: true }
  await begin(page, [salt, required], { questions_display_type_id: 1, reanswer_type: 1 })
  await pick(page, 'Salt, wrong')
  await button(page, 'Next').click()
  await button(page, 'Back').click()
  await expect(questionOf(page, salt)).toContainText('Salt, wrong')
  await expect(questionOf(page, salt).getByRole('radio', { disabled: false })).toHaveCount(0)
  await button(page, 'Finish now').click()
  await expect(questionOf(page, yeast)).toContainText('Answer this question to finish.')
  await pick(page, 'Yeast, right')
  await button(page, 'Finish').click()
  await expect(page.getByText('1 of 2 points')).toBeVisible()
})

test('all answers are cleared at once, after a question, and the attempt stays the same', async ({
  page,
}) => {
  await begin(page, both, { is_allow_clear: true })
  await pick(page, 'Salt, right')
  await pick(page, 'Yeast, wrong')
  await expectStored(page)
  await button(page, 'Clear answers').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear answers' }).click()
  await expect(page.getByText('0 of 2 answered')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await pick(page, 'Salt, right')
  await pick(page, 'Yeast, right')
  await button(page, 'Finish').click()
  await expect(page.getByText('2 of 2 points')).toBeVisible()
})

test('what the team sends back is gone on with, and replaced when it is handed in again', async ({
  page,
}) => {
  await begin(page, both, { check_type: 'manual' })
  await pick(page, 'Salt, wrong')
  await pick(page, 'Yeast, right')
  await button(page, 'Finish').click()
  await expect(page.getByText('Your answers are awaiting review.')).toBeVisible()

  const expert = await signInQuickly(page, people.expert)
  const [quiz] = await callAs(page, expert, 'GET', '/quizzes?query=Explaining')
  const [practice] = await callAs(page, expert, 'GET', `/practices?quiz_id=${quiz.id}&status_id=6`)
  await page.goto(`/expert/practices/${practice.attempt.id}`)
  await button(page, 'Send back for rework').press('Enter')
  await expect(page.getByRole('button', { name: 'Send back for rework', pressed: true })).toBeVisible()
  await button(page, 'Tell now').click()
  await expect(button(page, 'Tell now')).toBeHidden()
  await expect(page.getByRole('banner').getByText('Needs rework')).toBeVisible()
  await expectAccessible(page)

  await signInQuickly(page, people.student)
  await page.goto('/courses/how-to-learn-a-short-course/explain-it-to-someone-who-is-not-there')
  await press(button(page, 'Go on with it'))
  await expect(page.getByRole('radio', { name: 'Salt, wrong' })).toBeChecked()
  await pick(page, 'Salt, right')
  await button(page, 'Finish').click()
  await expect(page.getByText('Your answers are awaiting review.')).toBeVisible()
  await page.getByLabel('Attempt shown').selectOption(String(practice.attempt.id))
  await expect(page.getByRole('radio', { name: 'Salt, wrong' })).toBeChecked()
  await expect(page.getByLabel('Attempt shown')).toContainText('Replaced by a later version')
  await expectAccessible(page)

  await signInQuickly(page, people.expert)
  await page.goto(`/expert/practices/${practice.attempt.id}`)
  await expect(button(page, 'Pass')).toHaveCount(0)
  await page.getByRole('link', { name: 'Version 2' }).click()
  await button(page, 'Pass').click()
  await expect(page.getByRole('button', { name: 'Pass', pressed: true })).toBeVisible()
})

test('another attempt is possible when the wait is over, and the page says when', async ({ page }) => {
  await begin(page, [salt], {})
  await pick(page, 'Salt, right')
  await button(page, 'Finish').click()
  await expect(page.getByText('1 of 1 points')).toBeVisible()
  const expert = await signInQuickly(page, people.expert)
  const [quiz] = await callAs(page, expert, 'GET', '/quizzes?query=Explaining')
  await callAs(page, expert, 'PUT', `/quizzes/${quiz.id}`, { settings: { retake_wait_hours: 2 } })
  await signInQuickly(page, people.student)
  await page.reload()
  await expect(page.getByText(/You can try again on/)).toBeVisible()
  await expect(button(page, 'Try again')).toHaveCount(0)
})

for (const width of inTurn('quiz-taking', [1440, 360] as const))
  test(`every answer that arrived can be gone through by learner and team at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await begin(page, both, {})
    for (const text of ['Salt, wrong', 'Salt, right', 'Yeast, wrong']) {
      const stored = page.waitForResponse((reply) => /quiz-attempts\/\d+$/.test(reply.url()) && reply.ok())
      await pick(page, text)
      await stored
    }
    await button(page, 'Finish').click()
    await button(page, 'Show when each answer arrived').click()
    const own = page.getByRole('region', { name: 'When each answer arrived' })
    await expect(own.getByRole('listitem')).toHaveText([
      /Answer to question 1 stored/,
      /Answer to question 1 stored/,
      /Answer to question 2 stored/,
    ])
    await expectAccessible(page)

    const expert = await signInQuickly(page, people.expert)
    const [quiz] = await callAs(page, expert, 'GET', '/quizzes?query=Explaining')
    const [latest] = await callAs(page, expert, 'GET', `/practices?quiz_id=${quiz.id}`)
    await page.goto(`/expert/practices/${latest.attempt.id}`)
    await press(button(page, 'Answer history'))
    const replay = page.getByRole('region', { name: 'How the answers came' })
    await expect(replay).toContainText('0 of 3')
    await expect(questionOf(page, salt).getByRole('radio', { checked: true })).toHaveCount(0)
    await button(page, 'One answer on').click()
    await expect(page.getByRole('radio', { name: /Salt, wrong/ })).toBeChecked()
    await expectAccessible(page)
    await replay.getByRole('slider', { name: 'Moment of the attempt' }).press('End')
    await expect(replay).toContainText('3 of 3')
    await expect(page.getByRole('radio', { name: /Salt, right/ })).toBeChecked()
    await button(page, 'Play').click()
    await expect(replay).toContainText('3 of 3', { timeout: 20_000 })
    await expect(button(page, 'Play')).toBeVisible()
    await button(page, 'Close').click()
    await expect(page.getByText('Correct', { exact: true }).first()).toBeVisible()
  })
