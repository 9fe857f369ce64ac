import type { Browser, Page } from '@playwright/test'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import { expect } from '../support/journey.ts'
import { expectSound } from '../support/looks.ts'
import { openShop, test } from '../support/selling/paying-shop.ts'
import { textsOf } from '../support/texts.ts'

const stripe = {
  ...{ id: providerIds.stripe, name: 'Stripe' },
  account: { keys: { secret_key: 'sk_live_lecternschool' } },
}
const t = textsOf('en')

/** A browser in which no scripts run. */
const withoutScripts = async (browser: Browser, origin: string, visit: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin, locale: 'en' })
  await visit(await context.newPage())
  await context.close()
}

test('without scripts a stranger orders, pays at a provider and is in', async ({ page, browser, server }) => {
  const { code, way } = await openShop(page, stripe)
  await withoutScripts(browser, server.origin, async (plain) => {
    await plain.goto(`/offers/${code}`)
    await plain.getByRole('textbox', { name: t('checkout.email') }).fill('plain@paying.test')
    await plain.getByRole('textbox', { name: t('checkout.name'), exact: true }).fill('Vira Plain')
    await plain.getByRole('radio', { name: way }).check()
    await plain
      .getByRole('button', { name: t('checkout.order_and_pay', { sum: '€590' }), exact: true })
      .click()
    await plain.waitForURL(/\/stand-in\/|\/pay(\?|$)/)
    await plain.getByRole('button', { name: 'Pay', exact: true }).click()
    await plain.waitForURL(/\/orders\//)
    // The page comes again by itself while the bank confirms.
    await expect(plain.getByText(t('checkout.paid_title'), { exact: true })).toBeVisible({ timeout: 30_000 })
  })
})

test('without scripts a refusal keeps what was typed, and the order is paid in another way and cancelled', async ({
  page,
  browser,
  server,
}) => {
  const { code, way, send } = await openShop(page, stripe, { terms_url: 'https://school.test/terms' })
  await send('POST', '/payment-systems', {
    ...{ provider_id: 90, title: 'In class', instruction: 'Bring it along', currencies: [], state: 'live' },
  })
  await withoutScripts(browser, server.origin, async (plain) => {
    await plain.goto(`/offers/${code}`)
    const email = plain.getByRole('textbox', { name: t('checkout.email') })
    await email.fill('nobody')
    await plain.getByRole('textbox', { name: t('checkout.name'), exact: true }).fill('Vira Plain')
    await plain.getByRole('radio', { name: way }).check()
    const order = plain.getByRole('button', {
      name: t('checkout.order_and_pay', { sum: '€590' }),
      exact: true,
    })
    await order.click()
    const summary = plain.getByRole('alert').filter({ has: plain.getByRole('link') })
    await expect(summary.getByRole('link').first()).toHaveAttribute('href', '#order-email')
    await expect(email).toHaveValue('nobody')
    await expect(plain.getByRole('radio', { name: way })).toBeChecked()
    await email.fill('plain-again@paying.test')
    await plain.getByRole('checkbox').check()
    await plain.getByRole('radio', { name: 'In class' }).check()
    await order.click()
    await plain.waitForURL(/\/orders\//)
    await expect(plain.getByRole('heading', { name: t('checkout.how_to_pay'), exact: true })).toBeVisible()
    await plain
      .locator('summary')
      .filter({ hasText: t('checkout.cancel') })
      .click()
    await plain.getByRole('button', { name: t('checkout.cancel'), exact: true }).click()
    await expect(plain.getByText(t('checkout.state_cancelled'), { exact: true })).toBeVisible()
  })
})

for (const width of [1440, 390])
  test(`the pages of buying are taken over as the server drew them, at ${width}`, async ({
    page,
    server,
  }) => {
    const { code, send } = await openShop(page, stripe, { places_total: 3 })
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') failures.push(message.text())
    })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${server.origin}/offers/${code}`)
    await expect(page.getByRole('button', { name: t('checkout.pay_now', { sum: '€590' }) })).toBeVisible()
    const systems: { id: number; provider_id: number }[] = await send('GET', '/payment-systems')
    const method = systems.find(({ provider_id: provider }) => provider === stripe.id)
    const placed = await page.request.post(`/api/v1/public/offers/${code}/orders`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: {
        ...{ email: 'place@paying.test', name: 'Vira', language: 'en', amount: 59_000, currency: 'EUR' },
        method_id: method?.id,
      },
    })
    const { token } = (await placed.json()).data
    await page.goto(`/orders/${token}`)
    await expect(page.getByText(/Your place is kept until/)).toBeVisible()
    await expectSound(page)
    expect(failures).toEqual([])
  })
