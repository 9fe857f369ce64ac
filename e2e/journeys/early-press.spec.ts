import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** Opens the page of the sign-in as the server sent it, while the browser's files of this name are on their way. */
const openWithout = async (page: Page, files: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
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
