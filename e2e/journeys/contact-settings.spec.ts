import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { fill, press } from '../support/hands/hands.ts'

// What is asked at registration changes for everybody.
const test = testOnOwnServer()

test('a school makes a field, and whoever opens an account is asked for it in their language', async ({
  page,
}) => {
  await signInQuickly(page, people.expert)
  await page.goto('/expert/crm/contacts?view=settings')
  await press(page.getByRole('button', { name: 'New field' }))
  const dialog = page.getByRole('dialog')
  await fill(dialog.getByLabel('Name'), 'Favourite bread')
  await press(dialog.getByRole('button', { name: 'Add field' }))
  const panel = page.getByRole('region', { name: 'Favourite bread' })
  await press(panel.getByRole('switch', { name: /^Ask at registration/ }))
  await fill(panel.getByLabel('Name, Українська'), 'Улюблений хліб')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-saved-state]')).toContainText('Stored')
  await expect(page.getByRole('button', { name: /^Favourite bread/ })).toContainText('At registration')
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'lectern_lang', value: 'uk', url: new URL(page.url()).origin }])
  await page.goto('/register')
  await fill(page.getByLabel('Електронна пошта'), 'baker@lectern.test')
  await press(page.getByRole('button', { name: 'Далі' }))
  await press(page.getByText(/^Більше про вас/))
  await expect(page.getByLabel('Улюблений хліб')).toBeVisible()
})
