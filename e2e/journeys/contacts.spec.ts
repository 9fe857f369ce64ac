import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { fill, press, pressKeys } from '../support/hands/hands.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

for (const { locale, width } of windowsOf('contacts')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('somebody is added, changed, tagged, found again, and the history tells it', async ({
      page,
      server,
    }) => {
      const email = `oksana-${locale}-${width}@journey.test`
      const tag = `Bread ${locale}`
      await enterAs(page, server.origin, locale, people.expert)
      await page.goto('/expert/crm/contacts?new=true')
      const dialog = page.getByRole('dialog', { name: t('contacts.new_title'), exact: true })
      await fill(dialog.getByLabel(t('contacts.name'), { exact: true }), 'Oksana')
      await fill(dialog.getByLabel(t('contacts.email'), { exact: true }), email)
      await press(dialog.getByRole('button', { name: t('contacts.new_submit'), exact: true }))

      const city = page.getByLabel(t('contacts.city'), { exact: true })
      await fill(city, 'Poltava')
      await city.press('Enter')
      await expect(page.getByText(String(t('common.work_stored', { time: '' })).trim()).first()).toBeVisible()
      await page.locator('body').click({ position: { x: 1, y: 1 } })
      await page.keyboard.press('t')
      const field = page.getByLabel(t('contacts.card_tag_add'), { exact: true })
      await expect(field).toBeFocused()
      await page.keyboard.type(tag)
      await pressKeys(field, 'Enter')
      await expect(page.getByRole('button', { name: t('contacts.card_tag_remove', { tag }) })).toBeVisible()
      await expectSound(page)

      await page.goto(`/expert/crm/contacts?q=${encodeURIComponent(email)}`)
      await press(page.getByRole('row').filter({ hasText: 'Oksana' }).getByText('Oksana').first())
      await expect(page.getByLabel(t('contacts.city'), { exact: true })).toHaveValue('Poltava')
      await press(page.getByRole('tab', { name: t('contacts.card_tab_history'), exact: true }))
      await expect(page.getByText(t('contacts.history_tag_added'), { exact: true })).toBeVisible()
      await expect(page.getByText(t('contacts.history_contact_field_changed'), { exact: true })).toBeVisible()
      await expect(page.getByText(t('contacts.history_contact_created'), { exact: true })).toBeVisible()
      await expectSound(page)
    })
  })
}
