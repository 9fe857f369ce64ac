import { expect, expectAccessible, people, signInQuickly } from '../support/journey.ts'
import { expectToast, newAddress, rowOf, team, test } from '../support/staff.ts'
import { inTurn, windows } from '../support/looks.ts'
import { look } from '../support/hands/hands.ts'

test('the staff is run with the keyboard alone', async ({ page }) => {
  const email = newAddress()
  const { keyboard } = page
  await signInQuickly(page, people.expert)
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await look(page)
  await keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await keyboard.type('team')
  await expect(page.getByRole('option', { name: 'Team and rights' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Team and rights' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keyboard.press('[')
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  await keyboard.press('[')
  const reach = async (name: string) => {
    for (let steps = 0; steps < 60; steps += 1) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
      })
      if (focused === name) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never comes to ${name}`)
  }
  await reach('Invite')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  await keyboard.type(email)
  const fullAccess = dialog.getByRole('checkbox', { name: /^Full access/ })
  await expect(fullAccess).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(fullAccess).toBeFocused()
  await keyboard.press('Space')
  await expect(fullAccess).toBeChecked()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: /^Assistant/ })).toBeChecked()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await dialog.getByLabel('E-mail').focus()
  await keyboard.press('Enter')
  await expectToast(page, `${email} is invited, but e-mail does not go out yet`)

  await page.getByRole('tab', { name: 'People' }).focus()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Access groups' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Course author' })).toBeVisible()
  await keyboard.press('Home')
  await rowOf(page, people.expert).focus()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/team\/\d+$/)
  await page.getByRole('button', { name: /^Switch school/ }).focus()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Demo school' })).toBeFocused()
  await keyboard.press('Home')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'School settings' })).toBeVisible()
})

test.describe('in every language, wide and narrow', () => {
  const titles = {
    en: ['Team and rights', 'School settings', 'Access control'],
    uk: ['Команда і права', 'Налаштування школи', 'Контроль доступу'],
    ru: ['Команда и права', 'Настройки школы', 'Контроль доступа'],
  } as const
  const pages = [
    { path: team, title: 0 },
    { path: `${team}?tab=groups`, title: 0 },
    { path: `${team}?tab=log`, title: 0 },
    { path: '/expert/settings/school', title: 1 },
    { path: '/expert/settings/school?tab=links', title: 1 },
    { path: '/expert/settings/access-control', title: 2 },
  ] as const

  for (const { locale: code, width } of inTurn('staff-everywhere', windows)) {
    test(`${code} at ${width} px`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'lectern_lang', value: code, url: baseURL ?? '' }])
      await page.setViewportSize({ width, height: 900 })
      await signInQuickly(page, people.expert)
      for (const { path, title } of pages) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[code][title])
        await expect(page.getByText(/\b(school|expert|common)\.[a-z_]+/)).toHaveCount(0)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${path} runs over the edge`).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
    })
  }
})
