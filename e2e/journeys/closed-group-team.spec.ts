import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { chooseLanguage, expectFitting, windowsOf } from '../support/looks.ts'
import { press } from '../support/hands/hands.ts'

for (const { locale, width } of windowsOf('closed-group-team')) {
  const t = textsOf(locale)
  const kind = 'closed_group'

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a closed group gets a team, and whoever is on it finds the group', async ({ page, server }) => {
      const owner = await signInQuickly(page, people.expert)
      await chooseLanguage(page.context(), locale, server.origin)
      const name = `Talks with a team ${locale} ${width}`
      const { id } = await callAs(page, owner, 'POST', '/closed-groups', { name })
      await page.goto(`/expert/closed-group/detail/${id}/settings/edit`)
      await press(page.getByRole('tab', { name: t('school.team_short') }))
      await expect(page.getByRole('heading', { name: t('school.course_team_empty', { kind }) })).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: t('school.course_team_add'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t('school.course_team_add') })
      await dialog.getByRole('combobox', { name: t('school.person') }).fill(people.curator)
      await page.getByRole('option', { name: 'Demo Curator' }).click()
      await expect(dialog.getByText(t('school.role_assistant_text', { kind }))).toBeVisible()
      await dialog.getByRole('radio', { name: t('school.role_administrator') }).check()
      await dialog.getByRole('button', { name: t('school.course_team_save') }).click()
      await expect(page.getByRole('table', { name: t('school.course_team', { kind }) })).toContainText(
        String(t('school.role_administrator')),
      )
      await expectFitting(page)

      await page.context().clearCookies()
      await signInQuickly(page, people.curator)
      await chooseLanguage(page.context(), locale, server.origin)
      await page.goto('/expert/closed-groups')
      await press(page.getByRole('link', { name }))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })
  })
}
