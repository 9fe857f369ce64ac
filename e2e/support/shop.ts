import type { Page } from '@playwright/test'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import type { Locale } from '@lectern/contract/kernel/locales'
import { startStandIns, type StandIns } from '@lectern/stand-ins'
import { fill, press } from './hands/hands.ts'
import { startPatience, test as base } from './journey.ts'
import { expectSound } from './looks.ts'
import { makePractice } from './practice.ts'
import { freePort, startServer } from './server.ts'
import { textsOf } from './texts.ts'

interface WorkerFixtures {
  standIns: StandIns
}

/** A server whose providers are all played by a stand-in of the test; it tells its own address, so it must know it. */
export const test = base.extend<object, WorkerFixtures>({
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

/** A payment provider that a stand-in plays, in the language and at the width in which it is bought by it. */
export interface Provider {
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
export const providers: readonly Provider[] = [
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

const price = { currency: 'EUR', amount: 59_000, old_amount: null, promo: null }

/** A school that sells a course, paid through one provider. */
export const openShop = async (page: Page, { id, name, account }: Provider) => {
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
    ...{ title: 'Bread with a curator', status_id: 2, is_self_service: true, price },
    products: [{ product_id, ...terms }],
  })
  await page.context().clearCookies()
  return { send, code, way }
}

/** A guest orders, and comes to the page of the provider. */
export const goToPay = async (
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
