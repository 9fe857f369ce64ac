import type { Page } from '@playwright/test'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import type { Locale } from '@lectern/contract/kernel/locales'
import { fill, press } from '../hands/hands.ts'
import { expectSound } from '../looks.ts'
import { textsOf } from '../texts.ts'
import type { ConnectedProvider } from './paying-shop.ts'

/** A payment provider in the language and at the width in which it is bought by it. */
export interface Provider extends ConnectedProvider {
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
