import { expect, people, signInQuickly, test } from '../support/journey.ts'

test('a student has no way into the workbench', async ({ page }) => {
  await signInQuickly(page, people.student)
  const reply = await page.request.get('/api/v1/courses-cards')
  expect(reply.status()).toBe(403)
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeHidden()
})

test('an address of the workbench that leads nowhere keeps its frame', async ({ page }) => {
  await signInQuickly(page, people.expert)
  for (const address of ['/expert/nowhere', '/expert/course/999999', '/expert/course/1/participants']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Menu' })).toBeVisible()
    await expect(page).toHaveTitle(/^There is no such page/)
  }
  await page.goto('/expert/reports')
  await expect(page.getByRole('heading', { level: 1, name: '“Reports” is not there yet' })).toBeVisible()
  await page.getByRole('link', { name: 'View courses' }).click()
  await expect(page).toHaveURL(/\/expert\/courses$/)
})
