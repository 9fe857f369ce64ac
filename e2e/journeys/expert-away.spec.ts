import { expect, people, signInQuickly, test } from '../support/journey.ts'

test('a page of the workbench that could not be made tries again by itself', async ({ page }) => {
  await signInQuickly(page, people.expert)
  let away = true
  await page.route('**/api/v1/courses-cards**', (route) =>
    away ? route.fulfill({ status: 503, json: { message: 'Away.' } }) : route.continue(),
  )
  await page.goto('/expert/courses')
  await expect(page.getByText(/will try again by itself/i).first()).toBeVisible()
  away = false
  await expect(page.getByRole('link', { name: 'How to learn: a short course' }).first()).toBeVisible({
    timeout: 20_000,
  })
})
