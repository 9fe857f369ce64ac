import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { press } from '../support/hands/hands.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

for (const { locale, width } of windowsOf('contact merge')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('two contacts with one phone become one, the old address leads on, and both come back', async ({
      page,
      server,
    }) => {
      const token = await enterAs(page, server.origin, locale, people.expert)
      const add = async (name: string, email: string): Promise<number> => {
        const answer = await page.request.post('/api/v1/contacts', {
          headers: { authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
          data: { name, email, phone: `+38067000${width}${locale === 'uk' ? 1 : 2}` },
        })
        return (await answer.json()).data.id
      }
      const stays = await add(`Olena ${locale}`, `olena-${locale}-${width}@journey.test`)
      const goes = await add(`Lena ${locale}`, `lena-${locale}-${width}@journey.test`)

      await page.goto(`/expert/crm/contacts/${stays}`)
      await expect(page.getByText(t('contacts.consent_title'), { exact: true })).toBeVisible()
      await press(
        page.getByRole('link', { name: t('contacts.same_compare_with', { name: `Lena ${locale}` }) }),
      )
      const submit = page.getByRole('button', { name: t('contacts.merge_do', { name: `Olena ${locale}` }) })
      await expect(submit).toBeVisible()
      await expectSound(page)
      await press(submit)

      const line = page.getByRole('region', { name: t('contacts.merges_title'), exact: true })
      await expect(line).toContainText(`Lena ${locale}`)
      await expectSound(page)
      await page.goto(`/expert/crm/contacts/${goes}`)
      await expect(page).toHaveURL(new RegExp(`/contacts/${stays}$`))
      await press(line.getByRole('button', { name: t('contacts.card_undo'), exact: true }))
      await expect(line).toBeHidden()
      await page.goto(`/expert/crm/contacts/${goes}`)
      await expect(page.getByLabel(t('contacts.name'), { exact: true })).toHaveValue(`Lena ${locale}`)
    })
  })
}
