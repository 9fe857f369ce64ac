import type { Page } from '@playwright/test'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import type { Locale } from '@lectern/contract/kernel/locales'
import { startStandIns, type StandIns } from '@lectern/stand-ins'
import { standInDesk } from '@lectern/stand-ins/testing'
import { fill, press } from '../support/hands/hands.ts'
import { expect, startPatience, test as base } from '../support/journey.ts'
import { chooseLanguage, expectSound } from '../support/looks.ts'
import { linkTo } from '../support/mailbox.ts'
import { makePractice } from '../support/practice.ts'
import { freePort, startServer } from '../support/server.ts'
import { textsOf } from '../support/texts.ts'

interface WorkerFixtures {
  standIns: StandIns
}

/** A server whose providers are all played by a stand-in of the test; it tells its own address, so it must know it. */
const test = base.extend<object, WorkerFixtures>({
  standIns: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => {
      const standIns = await startStandIns({ port: 0 })
      await lend(standIns)
      await standIns.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ standIns }, lend) => {
      const server = await startServer({
        PAYMENT_STAND_IN_URL: standIns.url,
        PORT: String(await freePort()),
      })
      await lend(server)
      await server.remove()
    },
    { scope: 'worker', timeout: startPatience },
  ],
})

interface Provider {
  readonly id: number
  readonly name: string
  /** How a school connects it. */
  readonly account: object
  readonly language: Locale
  readonly width: number
  /** The sum as the language writes it. */
  readonly sum: string
  /** What the pay page of the stand-in calls paying. */
  readonly pay: string
}

const shopName = 'lectern_shop'
const providers: readonly Provider[] = [
  {
    ...{ id: providerIds.stripe, name: 'Stripe', language: 'en', width: 1440, sum: '€590', pay: 'Pay' },
    account: { keys: { secret_key: 'sk_live_lecternschool' } },
  },
  {
    ...{ id: providerIds.wayforpay, name: 'WayForPay', language: 'uk', width: 360 },
    ...{ sum: '590\u00A0€', pay: 'Сплатити' },
    account: {
      keys: {
        merchant_account: shopName,
        merchant_secret: `secret-of-${shopName}`,
        merchant_domain: 'school.test',
      },
    },
  },
  {
    ...{ id: providerIds.paypal, name: 'PayPal', language: 'ru', width: 390 },
    ...{ sum: '590\u00A0€', pay: 'Оплатить' },
    account: {
      mode: 'live',
      keys: { client_id: 'client-of-the-school', client_secret: 'secret-of-the-school' },
    },
  },
  {
    ...{ id: providerIds.standIn, name: 'Test payments', language: 'uk', width: 1440 },
    // Stripe, whose page this is, has no Ukrainian: the browser's language stands there.
    ...{ sum: '590\u00A0€', pay: 'Pay' },
    account: { keys: {} },
  },
]

const price = { currency: 'EUR', plans: [{ amount: 59_000 }] }

/** A school that sells a course, paid through one provider. */
const openShop = async (page: Page, { id, name, account }: Provider) => {
  const { course, send } = await makePractice(page, { name: `Bread by ${name}` })
  await send('PUT', `/courses/${course}`, { enrolment: 'closed' })
  const { product_id } = await send('GET', `/courses/${course}`)
  const systems: { id: number; provider_id: number }[] = await send('GET', '/payment-systems')
  const way = `By ${name}`
  const system =
    systems.find(({ provider_id: provider }) => provider === id) ??
    (await send('POST', '/payment-systems', {
      ...{ provider_id: id, title: way, instruction: null, currencies: [], state: 'off' },
    }))
  await send('POST', `/payment-systems/${system.id}/connect`, account)
  await send('PUT', `/payment-systems/${system.id}`, { state: 'live', title: way })
  const terms = { content: { kind: 'all' }, length: null, delays: null, is_checkpoint_skipped: false }
  const { code } = await send('POST', '/offers', {
    ...{ title: 'Bread with a curator', status_id: 2, is_self_service: true, ...price },
    products: [{ product_id, ...terms }],
  })
  await page.context().clearCookies()
  return { send, code, way }
}

/** A guest orders, and comes to the page of the provider. */
const goToPay = async (
  page: Page,
  { language, sum }: Provider,
  { code, way, email }: { readonly code: string; readonly way: string; readonly email: string },
) => {
  const t = textsOf(language)
  await page.goto(`/offers/${code}`)
  await fill(page.getByRole('textbox', { name: t('checkout.email') }), email)
  await fill(page.getByRole('textbox', { name: t('checkout.name'), exact: true }), 'Vira Test')
  await page.getByRole('radio', { name: way }).check()
  await expectSound(page)
  await press(page.getByRole('button', { name: t('checkout.pay_now', { sum }), exact: true }))
  await page.waitForURL(/\/stand-in\/|\/pay(\?|$)/)
}

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
