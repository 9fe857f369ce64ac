import type { Page } from '@playwright/test'
import { expect, people, signInQuickly, test } from '../support/journey.ts'

/** Holds back what has such an address until it is released. */
const holdBack = async (page: Page, files: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens the page of the sign-in as the server sent it, while the browser's files of this name are on their way. */
const openWithout = async (page: Page, files: string): Promise<() => void> => {
  const release = await holdBack(page, files)
  await page.goto('/login', { waitUntil: 'commit' })
  return release
}

for (const [what, files] of [
  ['none of its files is there', '**/assets/*.js'],
  ['those of its own are missing', '**/assets/login-*.js'],
] as const) {
  test(`a button pressed while ${what} is done as soon as they are`, async ({ page }) => {
    const release = await openWithout(page, files)
    await page.getByRole('button', { name: 'Language' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    release()
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
  })

  test(`words typed while ${what} are taken`, async ({ page }) => {
    const release = await openWithout(page, files)
    await page.getByLabel('E-mail').fill('nobody-yet@lectern.test')
    await page.getByRole('button', { name: 'Continue' }).click()
    release()
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
    await expect(page.getByText('nobody-yet@lectern.test')).toBeVisible()
  })
}

test('words typed into the search of a course before any file is there are looked for', async ({ page }) => {
  await signInQuickly(page, people.student)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/courses/how-to-learn-a-short-course/search', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('forget')
  release()
  await expect(
    page
      .getByRole('link')
      .filter({ has: page.locator('mark') })
      .first(),
  ).toBeVisible()
})

test('a wish to learn that is pressed before any file is there is remembered through signing up', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/courses/khlib-na-zakvastsi', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start learning' }).click()
  release()
  await expect(page).toHaveURL(/\/login\?/)
  expect(await page.evaluate(() => sessionStorage.getItem('lectern-start'))).toMatch(/^\d+ \d+$/)
})

test('a key pressed before the workbench has what it shows is done as soon as it stands', async ({
  page,
}) => {
  await signInQuickly(page, people.expert)
  const release = await holdBack(page, '**/api/v1/user')
  const asked = page.waitForRequest('**/api/v1/user')
  await page.goto('/expert/courses')
  await asked
  await page.keyboard.press('?')
  release()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('a page of the learning space is chosen on a phone only when it can be opened', async ({ page }) => {
  await signInQuickly(page, people.student)
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/account/products', { waitUntil: 'commit' })
  const pages = page.getByRole('combobox', { name: 'My account' })
  await expect(pages).toBeDisabled()
  release()
  await pages.selectOption('history')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in history')
})
