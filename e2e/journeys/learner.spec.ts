import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  passSignIn,
  people,
  signIn,
  signInQuickly,
  test,
} from '../support/journey.ts'
import { startServer } from '../support/server.ts'
import { allAtRest, countAtRest } from '../support/hands/reads.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { press, pressKeys } from '../support/hands/hands.ts'

const course = '/courses/how-to-learn-a-short-course'
const bread = '/courses/khlib-na-zakvastsi'
/** Three questions on one page; the demo student has not begun it. */
const explaining = `${course}/explain-it-to-someone-who-is-not-there`
/** Six questions, one at a time. */
const finalCheck = `${course}/your-plan-for-four-weeks`

const questions = (page: Page) => page.locator('[data-question]')
const receipt = (page: Page, state: string) => page.locator(`[data-receipt="${state}"]`)
const picked = (page: Page) => page.locator('[data-options] input:checked')

/** Picks the first option of every question on the page. */
const answerAll = async (page: Page) => {
  for (const question of await allAtRest(questions(page))) await question.locator('label').first().click()
}

const start = async (page: Page, lesson: string) => {
  await page.goto(lesson)
  await press(page.getByRole('button', { name: /^(Start|Try again)$/ }))
  await expect(questions(page).first()).toBeVisible()
}

/** What the server holds of the newest attempt at the quiz on the page. */
const storedAnswers = async (page: Page, lesson: number, quiz: number) => {
  const standing = await (await page.request.get(`/api/v1/lessons/${lesson}/quizzes/${quiz}`)).json()
  const attempt = standing.data.attempt.id
  const view = await (
    await page.request.get(`/api/v1/lessons/${lesson}/quizzes/${quiz}/attempt/${attempt}`)
  ).json()
  return view.data.questions.map(({ results }: { results: { quiz_answer_id: string }[] }) =>
    results.map((row) => row.quiz_answer_id),
  )
}

test.describe('a visitor', () => {
  test('sees the school, its courses, and why a lesson is closed', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'How to learn' }).click()
    await expect(page.getByRole('heading', { name: 'Program' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Pull it out of your head' }).click()
    await expect(page.getByRole('heading', { name: 'This lesson is locked' })).toBeVisible()
    await expect(page.getByText('Sign in and join to open the lessons.').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await passSignIn(page, people.student)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull it out of your head')
    await expect(page.getByRole('heading', { name: 'This lesson is locked' })).toBeHidden()
  })

  test('finds the not-found page where nothing is', async ({ page }) => {
    const answer = await page.goto(`${course}/no-such-lesson`)
    expect(answer?.status()).toBe(404)
    await expectAccessible(page)
    const nowhere = await page.goto('/nowhere/at/all')
    expect(nowhere?.status()).toBe(404)
    await expect(page.getByRole('banner').getByText('Demo school')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('somebody without the course', () => {
  test('is told to join, joins in the closed lesson, and reads on', async ({ page }) => {
    await signInQuickly(page, people.visitor)
    await page.goto(`${bread}/tisto-yake-zamishuye-chas`)
    await expect(page.getByText('Join to open the lessons.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Start learning' }).click()
    await expect(page.getByRole('heading', { name: 'This lesson is locked' })).toBeHidden()
    await expect(page.locator('[id^="unit-"]').first()).toBeVisible()
  })
})

test.describe('a student', () => {
  test.beforeEach(({ page }) => signInQuickly(page, people.student))

  test('goes on from the front page, reads, and a lesson of text counts as done', async ({ page }) => {
    await page.goto('/')
    await press(page.getByRole('link', { name: /^(Continue|Start) learning$/ }))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${course}/one-thing-at-a-time`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing at a time')
    await expect(page.getByRole('link', { name: 'One thing at a time' }).getByText('Done')).toBeAttached()
    await expectAccessible(page)
    await page.getByText('Text style').click()
    await page.getByLabel('Serif', { exact: true }).check()
    await page.getByLabel('Large').check()
    await expectAccessible(page)
    const text = page.locator('[id^="unit-"] p').first()
    const size = await text.evaluate((element) => getComputedStyle(element).fontSize)
    // The page is set in its first paint: no file of ours has run yet.
    const held = Promise.withResolvers<undefined>()
    await page.route(/\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(text).toHaveCSS('font-size', size)
    await expect(page.locator('html')).toHaveAttribute('data-face', 'serif')
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')
    held.resolve(undefined)
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.getByText('Text style')).toBeVisible()
  })

  test('answers by mouse, is asked about what is open, finishes and sees the result', async ({ page }) => {
    await start(page, explaining)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('Answer this question to finish.').first()).toBeVisible()
    await expectAccessible(page)
    await answerAll(page)
    await expect(receipt(page, 'stored')).toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(/Passed|Not yet passed/).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hide result' }).click()
    await page.getByRole('button', { name: 'Show result' }).click()
    await expect(questions(page).first()).toBeVisible()
  })

  test('answers a whole practice with the keyboard alone', async ({ page }) => {
    await page.goto(finalCheck)
    await page.getByRole('button', { name: 'Start', exact: true }).focus()
    await pressKeys(page.getByRole('button', { name: 'Start', exact: true }), 'Enter')
    await expect(questions(page)).toHaveCount(1)
    await page.locator('[data-options] input').first().focus()
    for (let number = 1; number <= 6; number += 1) {
      await expect(questions(page).locator('legend')).toContainText(String(number))
      if (number > 1) await expect(questions(page)).toBeFocused()
      if (number > 1) await page.keyboard.press('Tab')
      await page.keyboard.press('2')
      await expect(picked(page)).toHaveCount(1)
      if (number === 2) await expectAccessible(page)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('button', { name: 'Hide result' })).toBeVisible()
    await expectAccessible(page)
  })

  test('opens a practice on its own page and an attempt by its address', async ({ page }) => {
    await page.goto(`${course}/pull-it-out-of-your-head`)
    await press(page.getByRole('button', { name: 'Show result' }))
    await expect(page.getByText(/to look at again$/)).toBeVisible()
    const standing = await (await page.request.get('/api/v1/lessons/6/quizzes/6')).json()
    await page.goto(
      `${course}/pull-it-out-of-your-head/quizzes/6?quiz_attempt_id=${standing.data.attempt.id}`,
    )
    await page
      .getByText(/^Question(s?) /)
      .first()
      .click()
    await expect(questions(page).filter({ visible: true }).first()).toBeVisible()
    await expect(page).toHaveURL(/quizzes\/6$/)
    await expectAccessible(page)
  })

  test('two tabs of one attempt follow each other, to the end', async ({ page, context }) => {
    await start(page, explaining)
    const other = await context.newPage()
    await other.goto(explaining)
    await expect(questions(other).first()).toBeVisible()
    await answerAll(page)
    await expect(picked(other)).toHaveCount(await countAtRest(picked(page)))
    await questions(other).first().locator('label').nth(1).click()
    await expect(questions(page).first().locator('input').nth(1)).toBeChecked()
    await expect(receipt(page, 'stored')).toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('button', { name: 'Hide result' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Hide result' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('answers by taps, with the program in a sheet', async ({ page }) => {
    await signInQuickly(page, people.newcomer)
    await page.goto(`${course}/why-rereading-feels-like-learning`)
    await press(page.getByRole('button', { name: 'Program' }), 'touch')
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Your plan for four weeks' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    await expect(questions(page).first()).toBeVisible()
    for (const question of await allAtRest(questions(page))) {
      const option = question.locator('label').first()
      expect((await boxAtRest(option)).height).toBeGreaterThanOrEqual(44)
      await option.tap()
    }
    await expect(receipt(page, 'stored')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finish' }).tap()
    await expect(page.getByRole('button', { name: 'Hide result' })).toBeVisible()
  })
})

test.describe('nothing is ever lost', () => {
  test('the network goes, the tab dies, the answers stay', async ({ page, context }) => {
    await signInQuickly(page, people.newcomer)
    await start(page, explaining)
    await questions(page).nth(0).locator('label').first().click()
    await expect(receipt(page, 'stored')).toBeVisible()
    await context.setOffline(true)
    await questions(page).nth(1).locator('label').first().click()
    await questions(page).nth(2).locator('label').first().click()
    await expect(receipt(page, 'kept')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('Will be finished when the connection is back')).toBeVisible()
    await expectAccessible(page)
    const given = await countAtRest(picked(page))
    await page.close()

    await context.setOffline(false)
    const reopened = await context.newPage()
    await reopened.goto(explaining)
    await expect(reopened.getByRole('button', { name: 'Try again' })).toBeVisible()
    const stored = await storedAnswers(reopened, 9, 9)
    expect(stored.flat()).toHaveLength(given)
  })

  test('finishing without a network finishes by itself once it is back', async ({ page, context }) => {
    await signInQuickly(page, people.newcomer)
    await start(page, explaining)
    await context.setOffline(true)
    await answerAll(page)
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('Will be finished when the connection is back')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
  })

  test('an expired session asks for a sign-in, and the answers go on after it', async ({ page, context }) => {
    await signInQuickly(page, people.newcomer)
    await start(page, `${course}/pull-it-out-of-your-head`)
    await context.clearCookies({ name: 'lectern_session' })
    await answerAll(page)
    const given = await countAtRest(picked(page))
    await expect(page.getByText('Your answers are kept on this device')).toBeVisible()
    await expectAccessible(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click()
    await passSignIn(page, people.newcomer)
    await expect(picked(page)).toHaveCount(given)
    await expect(receipt(page, 'stored')).toBeVisible()
    expect((await storedAnswers(page, 6, 6)).flat()).toHaveLength(given)
  })
})

test('a server killed in the middle of an attempt loses nothing', async ({ browser }) => {
  test.setTimeout(180_000)
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.origin })
  try {
    const page = await context.newPage()
    await signIn(page, people.student)
    await start(page, explaining)
    await questions(page).nth(0).locator('label').first().click()
    await expect(receipt(page, 'stored')).toBeVisible()
    await server.kill()
    await questions(page).nth(1).locator('label').first().click()
    await questions(page).nth(2).locator('label').first().click()
    await expect(receipt(page, 'kept')).toBeVisible()
    const given = await countAtRest(picked(page))
    await server.restart()
    await expect(receipt(page, 'stored')).toBeVisible({ timeout: 60_000 })
    expect((await storedAnswers(page, 9, 9)).flat()).toHaveLength(given)
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  } finally {
    await context.close()
    await server.remove()
  }
})
