import type { Page } from '@playwright/test'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'

const words = 'The line may go at any moment; what is read stays.'
const text = {
  key: 'text-that-stays',
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    },
  },
}

const question = {
  ...{ id: 'one-question', type: 'single_answer', name: 'One?', points: 1, is_required: false },
  answers: [
    { id: 'one-right', text: 'Yes', is_correct: true },
    { id: 'one-wrong', text: 'No', is_correct: false },
  ],
}

/** The device hears that it is connected again; the page may be loading itself anew by then. */
const connect = (page: Page) => page.locator('body').dispatchEvent('online')

test('the text stays where it is when nobody answers while its page is looked at anew', async ({ page }) => {
  const { course, lesson, link, send } = await makePractice(page, { name: 'Looked at anew' })
  const { sections } = await send('GET', `/courses/${course}/lessons-new/${lesson}`)
  await send('PUT', `/info-section/${sections[0].id}`, { name: 'Section', info_units: [text] })
  await page.context().clearCookies()
  await signInQuickly(page, people.student)

  // The page is asked for again as soon as the lesson counts as read.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/v1/public/'))
  await page.route('**/api/v1/public/**', (route) => route.abort('internetdisconnected'))
  await page.route('**/api/v1/user', (route) => route.abort('internetdisconnected'))
  await page.goto(link)
  await refused
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toHaveCount(0)

  await page.unrouteAll()
  await connect(page)
  await expect(page.getByRole('heading', { name: 'You have finished the course' })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
})

test('a part whose code is lost says so in its place, and comes by itself', async ({ page }) => {
  const { course, lesson, link, send, quiz } = await makePractice(page, {
    name: 'Parts',
    questions: [question],
  })
  const { sections } = await send('GET', `/courses/${course}/lessons-new/${lesson}`)
  await send('PUT', `/info-section/${sections[0].id}`, {
    name: 'Read',
    info_units: [text, { key: 'practice-below', type_id: 5, content: { quiz_id: quiz } }],
  })
  await page.context().clearCookies()
  await signInQuickly(page, people.student)

  for (const lost of ['assets/reader-tools-*', 'assets/attempt-screen-*', 'healthz'])
    await page.route(`**/${lost}`, (route) => route.abort('internetdisconnected'))
  await page.goto(link)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('This part has not loaded')).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()

  await page.unrouteAll()
  await connect(page)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByText('This part has not loaded')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add bookmark' })).toBeEnabled()
})
