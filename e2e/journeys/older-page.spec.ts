import type { Page } from '@playwright/test'
import { expect, people, signInQuickly, test } from '../support/journey.ts'

const textStyle = (page: Page) => page.locator('article summary').and(page.getByLabel('Text style'))

/** Opens a lesson from the page of its course. */
const openLesson = async (page: Page): Promise<void> => {
  await signInQuickly(page, people.student)
  await page.goto('/courses/how-to-learn-a-short-course')
  await page.locator('main a[href$="/why-rereading-feels-like-learning"]').first().click()
  await expect(textStyle(page)).toBeVisible()
}

/** Writes down, beyond a reload, whether the page of a failure was seen. */
const watchForFailure = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'This page did not load')
        sessionStorage.setItem('seen_failure', 'yes')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

const sawFailure = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen_failure'))

test('a page that is older than the server loads anew when its code is gone, and shows no failure', async ({
  page,
}) => {
  await watchForFailure(page)
  await openLesson(page)
  await page.route('**/assets/reading-panel-*.js', (route) => route.fulfill({ status: 404 }), { times: 2 })
  const anew = page.waitForEvent('load')
  await textStyle(page).click()
  await anew
  await textStyle(page).click()
  await expect(page.locator('article details').getByText('Font')).toBeVisible()
  expect(await sawFailure(page)).toBeNull()
})

test('code that stays missing is told in words in its place, without loading the page again and again', async ({
  page,
}) => {
  await watchForFailure(page)
  await openLesson(page)
  await page.route('**/assets/reading-panel-*.js', (route) => route.fulfill({ status: 404 }))
  const anew = page.waitForEvent('load')
  await textStyle(page).click()
  await anew
  await textStyle(page).click()
  await expect(page.getByText('This part has not loaded')).toBeVisible()
  expect(await sawFailure(page)).toBeNull()
})
