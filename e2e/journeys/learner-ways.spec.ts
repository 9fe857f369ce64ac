import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  people,
  signIn,
  signInQuickly,
  testOnOwnServer,
} from '../support/journey.ts'
import { press } from '../support/hands/hands.ts'
import { allAtRest } from '../support/hands/reads.ts'
import { takenOver } from '../support/hands/take-over.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { keptPages } from '../support/kept-pages.ts'
import { codeTo, linkTo } from '../support/mailbox.ts'
import { newAddress } from '../support/newcomers.ts'

const test = testOnOwnServer()

const course = '/courses/how-to-learn-a-short-course'
const bread = '/courses/khlib-na-zakvastsi'
const explaining = `${course}/explain-it-to-someone-who-is-not-there`

const questions = (page: Page) => page.locator('[data-question]')

const start = async (page: Page, lesson: string) => {
  await page.goto(lesson)
  await press(page.getByRole('button', { name: /^(Start|Try again)$/ }))
  await expect(questions(page).first()).toBeVisible()
}

const answerAll = async (page: Page, option: number) => {
  for (const question of await allAtRest(questions(page))) await question.locator('label').nth(option).click()
}

/** Makes an account of its own and leaves the page signed in. */
const signUp = async (page: Page): Promise<string> => {
  const email = newAddress()
  const data = { email, name: 'Nadia Novak', password: 'quite-a-long-word-of-mine' }
  const reply = await page.request.post('/api/v1/auth/register', { data })
  expect(reply.status(), await reply.text()).toBeLessThan(300)
  return email
}

test.describe('one press on "Start learning"', () => {
  test('leads a visitor through signing up, with a reload between, into the first lesson', async ({
    page,
  }) => {
    const email = newAddress()
    await page.goto(bread)
    await press(page.getByRole('link', { name: 'Start learning' }))
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByLabel('Name', { exact: true }).fill('Nadia Novak')
    await page.getByLabel('Password', { exact: true }).fill('quite-a-long-word-of-mine')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(new RegExp(`${bread}/[^/]+$`), { timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This lesson is locked' })).toBeHidden()
  })

  test('leads through the code of a letter into the first lesson', async ({ page }) => {
    const email = await signUp(page)
    await page.context().clearCookies({ name: 'lectern_session' })
    await page.goto(bread)
    await press(page.getByRole('link', { name: 'Start learning' }))
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Get a code by e-mail instead' }).click()
    // The letter of the new account has a code too, for something else.
    const code = await codeTo(page, email, /Enter this code to sign in/)
    await page.getByLabel('Code from the e-mail').fill(code)
    await expect(page).toHaveURL(new RegExp(`${bread}/[^/]+$`), { timeout: 20_000 })
    await expect(page.getByRole('heading', { name: 'This lesson is locked' })).toBeHidden()
  })

  test('leads by the link of a letter, opened in another browser, into the first lesson', async ({
    page,
    browser,
  }) => {
    const email = await signUp(page)
    await page.context().clearCookies({ name: 'lectern_session' })
    await page.goto(bread)
    await press(page.getByRole('link', { name: 'Start learning' }))
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Get a code by e-mail instead' }).click()
    const link = await linkTo(page, email, /The button also starts the course/)
    const phone = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const opened = await phone.newPage()
    await opened.goto(link)
    await expect(opened).toHaveURL(new RegExp(`${bread}/[^/]+$`), { timeout: 20_000 })
    await expect(opened.getByRole('heading', { name: 'This lesson is locked' })).toBeHidden()
    expect((await phone.cookies()).map(({ name }) => name)).not.toContain('lectern_start')
    await phone.close()
  })

  test('leads through a forgotten password, by the link in another tab, into the first lesson', async ({
    page,
    context,
  }) => {
    const email = await signUp(page)
    await context.clearCookies({ name: 'lectern_session' })
    await page.goto(bread)
    await press(page.getByRole('link', { name: 'Start learning' }))
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'Send code' }).click()
    const tab = await context.newPage()
    await tab.goto(await linkTo(page, email, /The button also starts the course/))
    await tab.getByLabel('New password', { exact: true }).fill('quite-another-word-of-mine')
    await tab.getByRole('button', { name: 'Save password' }).click()
    await tab.getByLabel('E-mail').fill(email)
    await tab.getByRole('button', { name: 'Continue' }).click()
    await tab.getByLabel('Password', { exact: true }).fill('quite-another-word-of-mine')
    await tab.getByRole('button', { name: 'Sign in' }).click()
    await expect(tab).toHaveURL(new RegExp(`${bread}/[^/]+$`), { timeout: 20_000 })
    await expect(tab.getByRole('heading', { name: 'This lesson is locked' })).toBeHidden()
  })

  test('leads somebody who is signed in into the first lesson', async ({ page }) => {
    await signUp(page)
    await page.goto(bread)
    await press(page.getByRole('button', { name: 'Start learning' }))
    await expect(page).toHaveURL(new RegExp(`${bread}/[^/]+$`))
    await expect(page.getByRole('heading', { name: 'This lesson is locked' })).toBeHidden()
  })

  test('enrols nobody who only opens the address', async ({ page }) => {
    await signUp(page)
    await page.goto(bread)
    await expect(page.getByRole('button', { name: 'Start learning' })).toBeVisible()
    const { data } = await (await page.request.get('/api/v1/public/courses/khlib-na-zakvastsi')).json()
    expect(data.is_course_subscribed).toBe(false)
  })
})

test.describe('after a practice', () => {
  test('that was passed, the next lesson is the main way on, and the missing points have a way of their own', async ({
    page,
  }) => {
    await signInQuickly(page, people.newcomer)
    await page.goto(`${course}/pull-it-out-of-your-head`)
    // As somebody sees it who passed with 2 of 4 points: which options are right, the learner's calls do not say.
    await page.route('**/quizzes/6/attempt/*', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      if (json.data.attempt.finished) {
        Object.assign(json.data.attempt, { status_id: 1, scores: 2, max_scores: 4 })
        json.data.quiz.can_start_attempt = true
      }
      await route.fulfill({ response, json })
    })
    await press(page.getByRole('button', { name: /^(Start|Try again)$/ }))
    await expect(questions(page).first()).toBeVisible()
    await answerAll(page, 0)
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText(/remaining points/)).toBeVisible()
    const head = page.getByText(/^You (passed|finished) “/)
    const bar = await boxAtRest(page.getByRole('banner'))
    expect((await boxAtRest(head)).y).toBeGreaterThan(bar.y + bar.height)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Next lesson', exact: true }).click()
    await expect(page).not.toHaveURL(/pull-it-out-of-your-head/)
  })

  test('a finished course says so, and does not ask to go on', async ({ page }) => {
    await signInQuickly(page, people.student)
    const shown = await page.request.get('/api/v1/public/courses/how-to-learn-a-short-course')
    const { data } = await shown.json()
    const lessons = data.lessons.map((lesson: object) => ({ ...lesson, progress: 'done' }))
    const finished = '/courses/how-to-learn-a-short-course/finished'
    // As the page is loaded by the browser: the demo has nobody who is through.
    await page.route('**/api/v1/public/courses/how-to-learn-a-short-course', (route) =>
      route.fulfill({ json: { data: { ...data, lessons, progress: 100, finished_link: finished } } }),
    )
    await page.goto('/courses')
    await press(page.getByRole('main').getByRole('link', { name: 'How to learn' }))
    await expect(page.getByText('You have finished every lesson.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open again' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See your path' })).toHaveAttribute('href', finished)
    await expect(page.getByRole('main').getByRole('link', { name: 'Continue' })).toBeHidden()
    await expectAccessible(page)
  })

  test('a refused change gives way to the answer that is stored, not to the one of the beginning', async ({
    page,
  }) => {
    await signInQuickly(page, people.newcomer)
    await start(page, `${course}/why-rereading-feels-like-learning`)
    const options = questions(page).first().locator('label')
    const input = (at: number) => questions(page).first().locator('input').nth(at)
    await options.nth(1).click()
    await expect(page.locator('[data-receipt="stored"]')).toBeVisible()
    await page.route('**/quiz-attempts/*', (route) =>
      route.fulfill({ status: 422, json: { error: 'invalid_fields', message: 'No.', errors: {} } }),
    )
    await options.nth(0).click()
    await expect(input(1)).toBeChecked()
    await expect(input(0)).not.toBeChecked()
  })
})

test.describe('without a network', () => {
  test('a finish says at once that it waits, outlives its page, and is sent from the next one', async ({
    page,
    context,
  }) => {
    await signInQuickly(page, people.newcomer)
    await start(page, explaining)
    await context.setOffline(true)
    await answerAll(page, 0)
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('Will be finished when the connection is back')).toBeVisible()
    await expect(page.locator('[data-receipt="kept"]')).toBeVisible()
    await expectAccessible(page)
    await page.close()

    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/courses')
    const standing = () => next.request.get('/api/v1/lessons/9/quizzes/9').then((reply) => reply.json())
    await expect.poll(async () => (await standing()).data.attempt.finished).toBe(true)
    await next.goto(explaining)
    await expect(next.getByRole('button', { name: 'Show result' })).toBeVisible()
  })

  test('a finish can be taken back', async ({ page, context }) => {
    await signInQuickly(page, people.student)
    await start(page, explaining)
    await answerAll(page, 0)
    await expect(page.locator('[data-receipt="stored"]')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('button', { name: 'Back to questions' }).click()
    await expect(page.getByText('Will be finished when the connection is back')).toBeHidden()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Finish' })).toBeEnabled()
    await questions(page).first().locator('label').nth(1).click()
    await expect(page.locator('[data-receipt="stored"]')).toBeVisible()
  })

  test('a page that did not load tries again by itself when the network is back', async ({
    page,
    context,
  }) => {
    await signInQuickly(page, people.student)
    // A link under the pointer is loaded ahead.
    await page.mouse.move(0, 0)
    await page.goto('/courses')
    const link = page.getByRole('main').getByRole('link', { name: 'How to learn' })
    await takenOver(link)
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Program' })).toBeVisible()
  })

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('a reload shows the lesson as it was, until the person signs out', async ({ page, context }) => {
      await signIn(page, people.student)
      await page.goto(`${course}/one-thing-at-a-time`)
      await expect.poll(() => keptPages(page)).toContainEqual(expect.stringContaining('one-thing-at-a-time'))
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing at a time')
      await page.goto('/account/history')
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
      await context.setOffline(false)
      await page.goto('/')
      await press(page.getByRole('banner').getByRole('button').last())
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
      await expect
        .poll(async () => (await keptPages(page)).filter((kept) => !kept.startsWith('0 ')))
        .toEqual([])
    })

    test('the pages of one person are not there for the next', async ({ page }) => {
      await signInQuickly(page, people.student)
      await page.goto(`${course}/one-thing-at-a-time`)
      await expect.poll(() => keptPages(page)).toContainEqual(expect.stringContaining('one-thing-at-a-time'))
      await signInQuickly(page, people.newcomer)
      await page.goto('/courses')
      await expect.poll(() => keptPages(page)).toEqual([expect.stringContaining(' /courses')])
    })
  })
})
