import { standInDesk } from '@lectern/stand-ins/testing'
import { press } from '../support/hands/hands.ts'
import { expect } from '../support/journey.ts'
import { chooseLanguage, expectSound } from '../support/looks.ts'
import { linkTo } from '../support/mailbox.ts'
import { goToPay, providers } from '../support/selling/buying-hands.ts'
import { openShop, test } from '../support/selling/paying-shop.ts'
import { textsOf } from '../support/texts.ts'

for (const provider of providers) {
  test.describe(`${provider.name}, in ${provider.language} at ${provider.width}`, () => {
    test.use({ viewport: { width: provider.width, height: 844 } })

    test('a stranger buys on its page and is in at once', async ({ page, server }) => {
      const t = textsOf(provider.language)
      const email = `guest-of-${provider.id}@paying.test`
      const { send, code, way } = await openShop(page, provider)
      await chooseLanguage(page.context(), provider.language, server.origin)
      await goToPay(page, provider, { code, way, email })
      await press(page.getByRole('button', { name: provider.pay, exact: true }))
      await page.waitForURL(/\/orders\//)
      await expect(page.getByText(t('checkout.paid_title'), { exact: true })).toBeVisible()
      await expectSound(page)
      await page.goto(await linkTo(page, email, 'token='))
      const own = await page.request.get('/api/v1/user/purchases')
      expect((await own.json()).data).toMatchObject([{ paid_status: 'paid' }])
      const [{ id }] = await send('GET', `/orders?query=${email}`)
      expect(await send('GET', `/orders/${id}/transactions`)).toMatchObject([
        { kind: 'charge', state: 'succeeded', amount: 59_000, provider_id: provider.id },
      ])
    })
  })
}

test('a card that is refused says why, and the order is paid with another one', async ({ page, server }) => {
  const [stripe] = providers
  if (!stripe) throw new Error('There is no provider.')
  const t = textsOf('en')
  const email = 'refused@paying.test'
  const { code, way } = await openShop(page, stripe)
  await chooseLanguage(page.context(), 'en', server.origin)
  await goToPay(page, stripe, { code, way, email })
  await press(page.getByRole('button', { name: 'No funds', exact: true }))
  await page.waitForURL(/\/orders\//)
  await expect(page.getByText(t('checkout.failed_title'), { exact: true })).toBeVisible()
  await expectSound(page)
  await page.getByText(t('checkout.try_again'), { exact: true }).click()
  await press(page.getByRole('button', { name: 'Pay', exact: true }))
  await page.waitForURL(/\/orders\//)
  await expect(page.getByText(t('checkout.paid_title'), { exact: true })).toBeVisible()
})

test('a closed window costs nobody the course: the provider is asked', async ({ page, server, standIns }) => {
  const [stripe] = providers
  if (!stripe) throw new Error('There is no provider.')
  const t = textsOf('en')
  const email = 'closed@paying.test'
  const { send, code, way } = await openShop(page, stripe)
  await chooseLanguage(page.context(), 'en', server.origin)
  // No message reaches the school.
  await standInDesk(standIns.url).hold()
  await goToPay(page, stripe, { code, way, email })
  await press(page.getByRole('button', { name: 'Pay and close the window', exact: true }))
  const [{ id }] = await send('GET', `/orders?query=${email}`)
  const { pay_link: link } = await send('GET', `/orders/${id}`)
  await page.goto(link)
  await expect(page.getByText(t('checkout.found_title', { sum: '€590' }), { exact: true })).toBeVisible()
  await standInDesk(standIns.url).release()
})
