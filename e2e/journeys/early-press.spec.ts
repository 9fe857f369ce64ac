import { expect, test } from '../support/journey.ts'

declare global {
  interface Window {
    keepsPresses?: boolean
  }
}

test('a button pressed before the page answers is done as soon as it does', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (type: string, ...more: [EventListener, boolean]) => {
      listen(type, ...more)
      if (type === 'keydown') window.keepsPresses = true
    }
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/login-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.waitForFunction(() => window.keepsPresses === true)
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  release()
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
})
