import { locales } from '@lectern/contract/kernel/locales'
import type { SentForm } from '@lectern/contract/kernel/page-renderer'
import type { PublicOffer } from '@lectern/contract/offers/public-offer'
import { placeOrder } from '@lectern/contract/orders/checkout.api'
import type { PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { bank, cash, offer, ordered, plan, price, stripe, token } from '../../testing/checkout.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { Plans } from './use-plan.ts'

interface Shown {
  change?: Partial<PublicOffer>
  methods?: readonly PaymentMethod[]
  buyer?: { email: string; name: string } | null
  plans?: Plans
  /** The plans that the page has after it is loaded anew. */
  newPlans?: Plans
  /** What came without scripts and was refused. */
  sent?: SentForm
}

const onlyBank = [bank]

const tokens: string[] = []
const ways: number[] = []

const orderKey = 'b9a4a8f0-6f0f-4c8e-9d52-0d3a1f6f5a11'

const onePlan: Plans = [plan(7)]

const Form = (props: Shown) => {
  const { change, plans = onePlan, methods = onlyBank, buyer = null, newPlans, sent } = props
  const [shown, setShown] = useState(plans)
  const renew = () => {
    if (newPlans !== undefined) setShown(newPlans)
    return Promise.resolve()
  }
  return (
    <main>
      <h1>{offer.title}</h1>
      <CheckoutForm
        offer={{ ...offer, ...change }}
        plans={shown}
        methods={methods}
        buyer={buyer}
        orderKey={orderKey}
        sent={sent}
        onStale={renew}
        onOrdered={(order, method) => {
          tokens.push(order.token)
          ways.push(method.id)
          return Promise.resolve()
        }}
      />
    </main>
  )
}

const show = (shown: Shown = {}, setting: Parameters<typeof renderPart>[1] = {}) => {
  localStorage.clear()
  tokens.length = 0
  ways.length = 0
  return renderPart(<Form {...shown} />, {
    texts: ['common', 'account', 'checkout', 'create-account'],
    ...setting,
  })
}

const submit = (sum = '€590') => page.getByRole('button', { name: `Place order: ${sum} to pay` })
const email = page.getByRole('textbox', { name: 'E-mail' })
const name = page.getByRole('textbox', { name: 'Name' })
const agreement = page.getByRole('checkbox', { name: /I agree/ })
const agree = () => userEvent.click(agreement)

test('what is missing is told above the form, with a way to each field, and nothing typed is lost', async () => {
  await show({ change: { phone_asking: 'required' } })
  await userEvent.fill(name, 'Vira')
  await userEvent.click(submit())
  const summary = page.getByRole('alert').filter({ hasText: '3 things to correct' })
  await expect.element(summary).toBeVisible()
  await expect.poll(() => document.activeElement?.contains(summary.element())).toBe(true)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await userEvent.click(summary.getByRole('link', { name: /Enter your e-mail/ }))
  await expect.element(email).toHaveFocus()
  await userEvent.click(summary.getByRole('link', { name: /Agree to the terms/ }))
  await expect.element(agreement).toHaveFocus()
  await expect.element(name).toHaveValue('Vira')
  expect(tokens).toEqual([])
})

test('an order is sent with what was seen, and leads on', async () => {
  const bodies: unknown[] = []
  answerCall(placeOrder, ({ body }) => {
    bodies.push(body)
    return { data: ordered }
  })
  await show({ methods: [bank, cash] })
  await userEvent.fill(email, ' vira@example.test ')
  await userEvent.fill(name, 'Vira')
  await userEvent.click(page.getByText('Cash in class'))
  await agree()
  await userEvent.click(submit())
  await expect.poll(() => tokens).toEqual([token])
  expect(bodies).toEqual([
    {
      ...{
        email: 'vira@example.test',
        name: 'Vira',
        phone: null,
        language: 'en',
        plan_id: 7,
        amount: 59_000,
      },
      ...{
        currency: 'EUR',
        method_id: 2,
        accepts_terms: true,
        open_order: null,
        order_key: orderKey,
      },
    },
  ])
})

test('a price that has changed meanwhile is told, and counts once the order is placed at it', async () => {
  const amounts: number[] = []
  refuseCall(placeOrder, 409, 'price_changed')
  await show({ newPlans: [plan(7, { price: { ...price, amount: 64_000 } })] })
  await userEvent.fill(email, 'vira@example.test')
  await userEvent.fill(name, 'Vira')
  await agree()
  await userEvent.click(submit())
  const told = page.getByRole('alert').filter({ hasText: 'The price has changed' })
  await expect.element(told).toMatchTextContent(/It was €590, now it is €640/)
  await expect.element(email).toHaveValue('vira@example.test')
  expect(tokens).toEqual([])
  answerCall(placeOrder, ({ body }) => {
    amounts.push(body?.amount ?? 0)
    return { data: ordered }
  })
  await userEvent.click(submit('€640'))
  await expect.poll(() => tokens).toEqual([token])
  expect(amounts).toEqual([64_000])
})

test('what the server finds wrong stands at its field', async () => {
  refuseCall(placeOrder, 422, 'invalid_fields', { email: ['invalid_format'] })
  await show({ change: { terms_url: null } })
  await userEvent.fill(email, 'vira@example')
  await userEvent.fill(name, 'Vira')
  await userEvent.click(submit())
  await expect.element(page.getByRole('alert').filter({ hasText: 'One thing is missing' })).toBeVisible()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
})

test('whoever is signed in finds their details, and one way to pay is told, not asked', async () => {
  await show({ buyer: { email: 'marta@example.test', name: 'Marta' } })
  await expect.element(email).toHaveValue('marta@example.test')
  await expect.element(name).toHaveValue('Marta')
  await expect.element(page.getByText('Payment: Bank transfer')).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})

test.each(locales)('it fits a phone, in %s', async (locale) => {
  await show({ change: { phone_asking: 'optional' }, methods: [bank, cash] }, { locale, width: 360 })
  await expect.element(page.getByRole('button', { name: /590/ })).toBeVisible()
  await expectAccessible()
  await expectFits()
})

test('a payment system is paid at once, on its page; a test of it is told as one', async () => {
  answerCall(placeOrder, () => ({ data: ordered }))
  await show({ methods: [bank, stripe], change: { terms_url: null } })
  await userEvent.fill(email, 'vira@example.test')
  await userEvent.fill(name, 'Vira')
  await expect.element(page.getByText(/Only your team sees this way/)).toBeVisible()
  await userEvent.click(page.getByText('Card', { exact: false }).first())
  await expect.element(page.getByText(/You pay on the page of Stripe; card numbers never come/)).toBeVisible()
  await expect.element(page.getByText(/You see how to pay right after/)).not.toBeInTheDocument()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Pay €590 now' }))
  await expect.poll(() => ways).toEqual([3])
})

test('what came without scripts and was refused stands there as it was typed, with what is wrong and the new price', async () => {
  const bodies: { amount: number; method_id: number }[] = []
  answerCall(placeOrder, ({ body }) => {
    if (body) bodies.push(body)
    return { data: ordered }
  })
  await show({
    methods: [bank, cash],
    sent: {
      fields: {
        ...{ email: 'vira', name: 'Vira', amount_7: '57000', plan_id: '7', currency: 'EUR', method_id: '2' },
        accepts_terms: 'on',
      },
      status: 422,
      body: { error: 'invalid_fields', message: '', error_codes: { email: ['invalid_email'] } },
    },
  })
  const summary = page.getByRole('alert').filter({ hasText: 'One thing is missing' })
  await expect.element(summary.getByRole('link')).toHaveAttribute('href', '#order-email')
  await expect.element(email).toHaveAttribute('id', 'order-email')
  await expect.element(name).toHaveValue('Vira')
  await expect.element(agreement).toBeChecked()
  await expect.element(page.getByText(/It was €570, now it is €590/)).toBeVisible()
  await userEvent.fill(email, 'vira@example.test')
  await userEvent.click(submit())
  await expect.poll(() => bodies).toMatchObject([{ amount: 59_000, method_id: 2 }])
})

const twoPlans: Plans = [
  plan(7, { title: 'Alone', note: 'At your own pace' }),
  plan(8, {
    title: 'With a curator',
    price: { ...price, amount: 99_000, old_amount: 120_000, promo_left: 3 },
    ...{ opens: ['Bread'], length: { kind: 'months', count: 12 } },
  }),
]

test('of several plans one is chosen; the sum follows it, and it is sent with its own amount', async () => {
  const bodies: { plan_id: number | null; amount: number }[] = []
  answerCall(placeOrder, ({ body }) => {
    if (body) bodies.push({ plan_id: body.plan_id ?? null, amount: body.amount })
    return { data: ordered }
  })
  await show({ plans: twoPlans, change: { terms_url: null } })
  await expect.element(page.getByRole('radio', { name: /Alone/ })).toBeChecked()
  await expect.element(page.getByText('Opens Bread')).toBeVisible()
  await expect.element(page.getByText('3 more at the promo price')).toBeVisible()
  await userEvent.click(page.getByText('With a curator').first())
  await userEvent.fill(email, 'vira@example.test')
  await userEvent.fill(name, 'Vira')
  await expectAccessible()
  await userEvent.click(submit('€990'))
  await expect.poll(() => bodies).toEqual([{ plan_id: 8, amount: 99_000 }])
})

test('a plan that went while the form was filled in is told of, and nothing typed is lost', async () => {
  refuseCall(placeOrder, 409, 'price_changed')
  await show({ plans: twoPlans, newPlans: [twoPlans[0]], change: { terms_url: null } })
  await userEvent.click(page.getByText('With a curator').first())
  await userEvent.fill(email, 'vira@example.test')
  await userEvent.fill(name, 'Vira')
  await userEvent.click(submit('€990'))
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The plan that you chose is not available any more' }))
    .toBeVisible()
  await expect.element(submit('€590')).toBeVisible()
  await expect.element(email).toHaveValue('vira@example.test')
})

test.each(locales)('several plans fit a phone, in %s', async (locale) => {
  await show({ plans: twoPlans, methods: [bank, cash] }, { locale, width: 360 })
  await expect.element(page.getByText('With a curator').first()).toBeVisible()
  await expectFits()
})
