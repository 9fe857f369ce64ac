import { locales } from '@lectern/contract/kernel/locales'
import { changePaymentMethod, getBuyerOrder } from '@lectern/contract/orders/checkout.api'
import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { failureReasons } from '@lectern/contract/orders/payment-attempt'
import { listBuyerDocuments } from '@lectern/contract/payments/documents/documents.api'
import { askProvider, beginPayment } from '@lectern/contract/payments/payments.api'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { attempt, buyerOrder, byCard } from '../testing/buyer-order.ts'
import { BuyerOrderPage } from './order-page.tsx'

const bank: PaymentMethod = {
  ...{ id: 1, kind: 'instruction', provider_id: 90, title: 'Bank transfer', is_test: false },
}
const both = [byCard, bank]

/** A moment so many seconds ago. */
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString()
const back = (seconds: number) => ({ ...attempt, began_at: ago(seconds + 30), returned_at: ago(seconds) })

const paid: BuyerOrder = {
  ...{ ...buyerOrder, state: 'paid', paid_total: 59_000, next: { kind: 'nothing' } },
  attempt: { ...attempt, state: 'succeeded' },
}

const answerNoDocuments = () =>
  answerCall(listBuyerDocuments, () => ({
    data: { documents: [], invoice: 'nothing_to_invoice' as const, buyer_name: '' },
  }))

const show = (order: BuyerOrder, setting: Parameters<typeof renderPart>[1] = {}, isUnbegun = false) => {
  let latest = order
  answerCall(getBuyerOrder, () => ({ data: latest }))
  answerNoDocuments()
  return renderPart(
    <main>
      <BuyerOrderPage order={order} methods={both} isUnbegun={isUnbegun} />
    </main>,
    { texts: ['common', 'account', 'checkout', 'money-documents', 'orders'], ...setting },
  ).then(() => (later: BuyerOrder) => void (latest = later))
}

const begins = () => {
  const methods: number[] = []
  answerCall(beginPayment, ({ body }) => {
    methods.push(body?.method_id ?? 0)
    return { data: { url: '#payment-page', page: '/pay/L-1', order: buyerOrder } }
  })
  return methods
}

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

test('an order by a payment system is paid on its page', async () => {
  const methods = begins()
  await show(buyerOrder)
  await expect.element(page.getByText(/You pay on the page of Stripe/)).toBeVisible()
  const pay = page.getByRole('button', { name: 'Pay €590 now' })
  await userEvent.click(pay)
  await expect.poll(() => location.hash).toBe('#payment-page')
  await expect.element(pay).toHaveAttribute('aria-busy', 'true')
  expect(methods).toEqual([3])
  // The browser's way back shows the page as it was left.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(pay).not.toHaveAttribute('aria-busy', 'true')
})

test('while the bank confirms, the page says what is done, and tells by itself that it is paid', async () => {
  const then = await show({ ...buyerOrder, attempt: { ...back(5), state: 'processing', asks: 3 } })
  await expect
    .element(page.getByRole('heading', { name: 'Your bank is still confirming €590' }))
    .toBeVisible()
  await expect.element(page.getByText('Order 12 stored')).toBeVisible()
  await expect.element(page.getByText('We asked 3 times')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Pay/ })).not.toBeInTheDocument()
  await expectAccessible()
  then(paid)
  await expect
    .element(page.getByRole('link', { name: 'Open the course' }))
    .toHaveAttribute(...['href', '/courses/sourdough'])
})

test('the page asks the payment system by itself three seconds after the buyer came back', async () => {
  answerCall(askProvider, () => ({ data: { ...paid, attempt: { ...back(3), state: 'succeeded' as const } } }))
  await show({ ...buyerOrder, attempt: back(2) })
  await expect.element(page.getByText('Paid. The way in is open'), { timeout: 5_000 }).toBeVisible()
})

test('after a minute it says what is safe, and asks on a press what it then found', async () => {
  await show({ ...buyerOrder, attempt: { ...back(70), state: 'unknown' } })
  await expect.element(page.getByRole('heading', { name: /^Still no answer/ })).toBeVisible()
  await expect.element(page.getByText(/Do not pay again meanwhile/)).toBeVisible()
  refuseCall(askProvider, 503, 'provider_silent')
  await userEvent.click(page.getByRole('button', { name: 'Ask the bank now' }))
  await expect.element(page.getByText(/does not answer now. Nothing is lost/)).toBeVisible()
  answerCall(askProvider, () => ({
    data: {
      ...paid,
      attempt: { ...back(70), state: 'succeeded' as const, is_found_by_asking: true, payer: 'Visa 4242' },
    },
  }))
  await userEvent.click(page.getByRole('button', { name: 'Ask the bank now' }))
  await expect.element(page.getByRole('heading', { name: 'We found your €590' })).toBeVisible()
  await expect.element(page.getByText('Visa 4242')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open the course' })).toBeVisible()
})

test('a failure says why, that nothing was taken, and pays the same in another way', async () => {
  const methods = begins()
  await show({ ...buyerOrder, attempt: { ...attempt, state: 'failed', reason: 'not_confirmed' } })
  await expect.element(page.getByText(/was not confirmed at your bank.*No money was taken/)).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => methods).toEqual([3])
  answerCall(changePaymentMethod, () => ({
    data: {
      ...buyerOrder,
      method: bank,
      instruction: 'To the account',
      attempt: { ...attempt, state: 'failed' as const },
    },
  }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await userEvent.click(page.getByRole('button', { name: 'Pay by Bank transfer' }))
  await expect.element(page.getByText('To the account')).toBeVisible()
  await expect.element(page.getByText('The payment did not go through')).not.toBeInTheDocument()
})

test('what cannot be begun is told, and the order is as the server knows it', async () => {
  const then = await show(buyerOrder, {}, true)
  await expect.element(page.getByText('The payment page did not open')).toBeVisible()
  refuseCall(beginPayment, 409, 'payment_under_way')
  then({ ...buyerOrder, attempt: { ...back(1), state: 'processing' } })
  await userEvent.click(page.getByRole('button', { name: 'Pay €590 now' }))
  await expect.element(page.getByRole('heading', { name: /still confirming/ })).toBeVisible()
})

test('a page of the payment system that is open still is gone on with; what was paid there is found at once', async () => {
  const open = { ...buyerOrder, attempt: { ...attempt, returned_at: null, pay_url: 'https://pay.test/1' } }
  answerCall(askProvider, () => ({ data: open }))
  await show(open)
  await expect
    .element(page.getByRole('link', { name: 'Go on to payment' }))
    .toHaveAttribute(...['href', 'https://pay.test/1'])
  answerCall(askProvider, () => ({
    data: { ...paid, attempt: { ...attempt, state: 'succeeded' as const, is_found_by_asking: true } },
  }))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('heading', { name: 'We found your €590' })).toBeVisible()
})

test('another sum than was asked is looked at by the school: nobody pays again', async () => {
  await show({ ...buyerOrder, attempt: { ...attempt, state: 'mismatch' } })
  await expect.element(page.getByRole('heading', { name: 'The school looks at your payment' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Pay/ })).not.toBeInTheDocument()
})

test.each(locales)('every outcome fits a phone, in %s', async (locale) => {
  for (const reason of failureReasons) {
    await show({ ...buyerOrder, attempt: { ...attempt, state: 'failed', reason } }, { locale, width: 360 })
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectFits()
  }
  await show({ ...buyerOrder, attempt: { ...back(3), state: 'processing' } }, { locale, width: 360 })
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectFits()
})

test('an offer for so many people tells until when the place is kept, and that it is not any more', async () => {
  const until = '2026-12-01T10:30:40.000Z'
  await show({ ...buyerOrder, place: { is_held: true, until } })
  await expect.element(page.getByText(/Your place is kept until \d/)).toBeVisible()
  await show({ ...buyerOrder, place: { is_held: false, until: null } })
  await expect.element(page.getByText(/Your place is not kept any more/)).toBeVisible()
})

test('a refusal of what came without scripts is told', async () => {
  answerCall(getBuyerOrder, () => ({ data: buyerOrder }))
  answerNoDocuments()
  const body = { error: 'sold_out', message: '' }
  await renderPart(
    <main>
      <BuyerOrderPage order={buyerOrder} methods={both} sent={{ fields: {}, status: 409, body }} />
    </main>,
    { texts: ['common', 'account', 'checkout', 'money-documents', 'orders'] },
  )
  await expect.element(page.getByText('The last place is taken. No money was taken from you.')).toBeVisible()
})
