import { people, expect, expectAccessible, signInQuickly, test } from '../support/journey.ts'
import { mostShift, readShifts, watchShifts } from '../support/screens/shifts.ts'

const menu = 'Main navigation'

test('before its code is there the workbench has the menu of the person, and its links lead on', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await signInQuickly(page, people.expert)
  await page.goto('/expert/courses')
  const entries = page.getByRole('navigation', { name: menu })
  await expect(entries.getByRole('link', { name: 'Courses', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(entries.getByRole('link', { name: 'Team and rights' })).toBeVisible()
  await entries.getByRole('link', { name: 'Practices' }).click()
  await expect(page).toHaveURL(/\/expert\/practices/)
  await expect(entries.getByRole('link', { name: 'Practices' })).toHaveAttribute('aria-current', 'page')
  await context.close()
})

test('the workbench takes the place of what was drawn first without a move', async ({ page }) => {
  await watchShifts(page)
  await signInQuickly(page, people.expert)
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  const { sum, moved } = await readShifts(page)
  expect(sum, moved.join('; ')).toBeLessThan(mostShift)
})
