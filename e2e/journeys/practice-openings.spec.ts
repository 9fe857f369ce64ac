import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { press } from '../support/hands/hands.ts'
import { inSeconds, makePractice } from '../support/practice.ts'
import { button, expectStored } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'

const test = testOnOwnServer()

const question = (id: string, name: string) => ({
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

const usual = { check_type: 'auto_by_score', timer_type: 0, timer_duration: null, attempts_limit: null }

const makeExam = (page: Page, settings: object = {}) =>
  makePractice(page, {
    name: 'Exam',
    questions: [question('salt-question', 'Salt')],
    settings: { ...usual, ...settings },
  })

const timer = (page: Page) => page.getByRole('timer', { name: 'Time left', exact: true })

for (const width of inTurn('practice-openings', [1440, 360] as const)) {
  test.describe(`at ${width}`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 900 }))

    test('a practice tells when it opens, and opens by itself', async ({ page }) => {
      const { open, link } = await makeExam(page)
      // Far away: the page must not open while it is looked at.
      await open({ opens_at: inSeconds(900) })
      await page.goto(link)
      await expect(page.getByText(/^Opens on /)).toBeVisible()
      await expect(page.getByRole('timer', { name: 'Time until the practice opens' })).toBeVisible()
      await expect(button(page, 'Start')).toHaveCount(0)
      await expectAccessible(page)
      await open({ opens_at: inSeconds(12) })
      await page.reload()
      await expect(page.getByRole('timer', { name: 'Time until the practice opens' })).toBeVisible()
      await expect(button(page, 'Start')).toBeVisible({ timeout: 20_000 })
      await press(button(page, 'Start'))
      await expect(page.getByRole('radio', { name: 'Salt, right' })).toBeVisible()
    })

    test('what was written when it closes counts, and nobody starts afterwards', async ({ page }) => {
      const { open, link } = await makeExam(page)
      await open({ closes_at: inSeconds(14) })
      await page.goto(link)
      await expect(page.getByText(/^Closes on /)).toBeVisible()
      await press(button(page, 'Start'))
      await page.getByRole('radio', { name: 'Salt, right' }).check()
      await expectStored(page)
      await expect(timer(page)).toBeVisible()
      await expect(page.getByText('The time was over. What you had answered by then counts.')).toBeVisible({
        timeout: 25_000,
      })
      await page.goto(link)
      await expect(page.getByText(/^This practice closed on /)).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Start|Try again)$/ })).toHaveCount(0)
    })

    test('extra time reaches whoever sits there', async ({ page }) => {
      const { give, link } = await makeExam(page, { timer_type: 1, timer_duration: 600 })
      await page.goto(link)
      await press(button(page, 'Start'))
      await expect(timer(page)).toContainText(/00:09:\d\d/)
      await give({ extra_minutes: 15 })
      // As after a look at another tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(timer(page)).toContainText(/00:2[45]:\d\d/)
      await expect(page.getByText('You have been given 15 more minutes')).toBeVisible()
    })

    test('the team gives one more attempt where somebody has none left', async ({ page }) => {
      const { send, quiz, link } = await makeExam(page, { attempts_limit: 1 })
      await page.goto(link)
      await press(button(page, 'Start'))
      await page.getByRole('radio', { name: 'Salt, wrong' }).check()
      await press(button(page, 'Finish'))
      await expect(page.getByText('Check code')).toBeVisible()
      const [{ attempt }] = await send('GET', `/practices?quiz_id=${quiz}`)
      await page.context().clearCookies()
      await signInQuickly(page, people.expert)
      await page.goto(`/expert/practices/${attempt.id}`)
      await press(button(page, 'Add 1 attempt'))
      await expect(page.getByText('1 more attempt', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'All exceptions in this practice' }).click()
      await expect(page.getByRole('heading', { name: 'Exceptions' })).toBeVisible()
      await expectAccessible(page)
      await page.context().clearCookies()
      await signInQuickly(page, people.student)
      await page.goto(link)
      await expect(button(page, 'Try again')).toBeVisible()
    })

    test('an author says when it opens and closes where the practice stands', async ({ page }) => {
      const { course, lesson, send } = await makeExam(page)
      await page.context().clearCookies()
      await signInQuickly(page, people.expert)
      await page.goto(`/expert/course/${course}/lesson/${lesson}/constructor?section=0`)
      await press(button(page, 'Opening and closing'))
      await page.getByLabel('Opens', { exact: true }).selectOption('From a date')
      await expect(page.getByRole('group', { name: /^Opening date/ })).toBeVisible()
      await expectAccessible(page)
      const stored = async () => {
        const read = await send('GET', `/courses/${course}/lessons-new/${lesson}`)
        return read.sections[0].info_units[0].content.opening?.opens_at
      }
      await expect.poll(stored, { timeout: 20_000 }).toMatch(/Z$/)
    })
  })
}

test('a lesson that opens after a practice leads to it, and opens when it is passed', async ({ page }) => {
  const { course, send, link } = await makeExam(page)
  const next = await send('POST', `/courses/${course}/lessons-new`, { title: 'Next' })
  await send('PUT', `/courses/${course}/lessons-new/${next.id}`, { status_id: 4 })
  await page.context().clearCookies()
  await signInQuickly(page, people.expert)
  await page.goto(`/expert/course/${course}`)
  await press(button(page, 'Actions for “Next”'))
  await page.getByRole('menuitem', { name: 'When it opens…' }).click()
  const dialog = page.getByRole('dialog', { name: 'When “Next” opens' })
  await dialog.getByRole('radio', { name: 'At once', exact: true }).check()
  await dialog.getByLabel('Practice to pass first').selectOption('Exam')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(button(page, 'after a practice')).toBeVisible()

  await page.context().clearCookies()
  await signInQuickly(page, people.student)
  await page.goto(next.link)
  const locked = page.getByRole('region', { name: 'This lesson is locked' })
  await expect(locked.getByText('Pass this practice first: Exam.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'To the practice' }).click()
  await expect(page).toHaveURL(new RegExp(`${link}#quizId-`))
  await press(button(page, 'Start'))
  await page.getByRole('radio', { name: 'Salt, right' }).check()
  await press(button(page, 'Finish'))
  await expect(page.getByText('Check code')).toBeVisible()
  await page.goto(next.link)
  await expect(locked).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Next', level: 1 })).toBeVisible()
})
