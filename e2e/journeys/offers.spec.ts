import type { Page } from '@playwright/test'
import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

for (const { locale, width } of windowsOf('offers')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const enter = (page: Page, origin: string, email: string) => enterAs(page, origin, locale, email)
    const button = (page: Page, id: TextId) => page.getByRole('button', { name: t(id), exact: true })

    test('an offer of one module is made and taken, and its places run out', async ({ page, server }) => {
      const name = `Offered ${locale} ${width}`
      const { course, send } = await makePractice(page, { name })
      const { title: courseTitle, link } = await send('GET', `/courses/${course}`)
      await send('POST', `/courses/${course}/modules`, { title: 'Week one' })
      const { modules } = await send('GET', `/courses/${course}/program/minimal`)
      const inside = await send('POST', `/courses/${course}/lessons-new`, {
        title: 'Inside the offer',
        module_id: modules[0].id,
      })
      await send('PUT', `/courses/${course}/lessons-new/${inside.id}`, { status_id: 4 })
      await send('PUT', `/courses/${course}`, { enrolment: 'closed', has_waiting_list: true })

      await enter(page, server.origin, people.expert)
      await page.goto('/expert/payments/offers/create')
      await page
        .getByLabel(t('offers.offer_product_first'), { exact: true })
        .selectOption({ label: courseTitle })
      await page.getByText(t('offers.offer_content_chosen'), { exact: true }).click()
      await page.getByRole('checkbox', { name: 'Week one', exact: true }).check()
      await page.getByLabel(t('offers.offer_title'), { exact: true }).fill(`Spring of ${name}`)
      await page.getByText(t('offers.offer_places'), { exact: true }).click()
      await page.getByLabel(t('offers.offer_places_total'), { exact: true }).fill('1')
      await page.getByText(t('create-course.status_published'), { exact: true }).click()
      await expectSound(page)
      await button(page, 'offers.offer_create').click()
      await expect(page.getByRole('heading', { level: 1, name: `Spring of ${name}` })).toBeVisible()
      await page.goto('/expert/payments/offers')
      await expect(page.getByRole('row').filter({ hasText: `Spring of ${name}` })).toContainText(
        t('create-course.status_published'),
      )
      await expectSound(page)

      await enter(page, server.origin, people.visitor)
      await page.goto(link)
      await expectSound(page)
      await page.getByRole('link', { name: `Spring of ${name}` }).click()
      await expect(button(page, 'account.offer_take')).toBeVisible()
      await expect(page.getByText('Inside the offer')).toBeVisible()
      await expectSound(page)
      await button(page, 'account.offer_take').click()
      await expect(page.getByText(t('account.offer_taken'))).toBeVisible()
      await expectSound(page)
      const offerAddress = page.url()
      await page.getByRole('link', { name: t('account.offer_to_course'), exact: true }).click()
      await expect(page.getByRole('listitem').filter({ hasText: t('course.lock_not_in_offer') })).toHaveCount(
        1,
      )
      await page.getByRole('link', { name: 'Inside the offer', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Inside the offer' })).toBeVisible()

      await enter(page, server.origin, people.newcomer)
      await page.goto(offerAddress)
      await expect(page.getByText(t('account.offer_closed_no_places'))).toBeVisible()
      await page.goto(link)
      await press(button(page, 'account.wait_join'))
      await expect(button(page, 'account.wait_joined')).toBeDisabled()
      await expectSound(page)
      await button(page, 'account.wait_leave').click()
      await expect(button(page, 'account.wait_join')).toBeEnabled()
    })
  })
}
