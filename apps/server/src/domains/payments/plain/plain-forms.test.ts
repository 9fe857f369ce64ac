import { randomUUID } from 'node:crypto'
import type { SentForm } from '@lectern/contract/kernel/page-renderer'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { newBuyer } from '../../../testing/selling.ts'
import { payingSchool } from '../testing/paying-school.ts'

const paying = await payingSchool('plain')
const { app, fake, stripe, bank, offerOf, order, buyerView, cards } = paying

/** What the page is drawn with. */
const drawn: (SentForm | undefined)[] = []
const server = await buildApp(app.dependencies, {
  render: async ({ form }) => {
    drawn.push(form)
    return new Response('<p>The page</p>', { headers: { 'content-type': 'text/html' } })
  },
  clientFolders: [],
})
afterAll(() => server.close())

type Offer = Awaited<ReturnType<typeof offerOf>>
const own = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
let callers = 0
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = own) =>
  server.inject({
    method: 'POST',
    url,
    remoteAddress: `10.3.0.${(callers += 1)}`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const formOf = ({ plans: [plan] }: Offer, fields: object = {}) => ({
  ...{ ...newBuyer(), currency: 'EUR', method_id: String(stripe.id) },
  ...{ plan_id: String(plan?.id), [`amount_${plan?.id}`]: '59000' },
  ...{ phone: '', whole_phone: '', order_key: randomUUID() },
  ...fields,
})
const tokenIn = (location: unknown) => /^\/orders\/([^?]+)$/.exec(String(location))?.[1] ?? ''

describe('a form of the checkout without scripts', () => {
  it('orders, and leads by a page of ours to the page of the provider', async () => {
    const offer = await offerOf()
    const { code } = offer
    const form = formOf(offer)
    const { statusCode, headers } = await post(`/offers/${code}`, form)
    expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(/^\/pay\/L-/)])
    const page = await server.inject({ url: String(headers.location), headers: own })
    const key = String(headers.location).slice('/pay/'.length)
    expect(page.headers.refresh).toBe(`0;url=https://pay.example/${key}`)
    expect(page.body).toContain(`href="https://pay.example/${key}"`)
    // Sent again, as by the browser's way back: the same order, the same page.
    expect((await post(`/offers/${code}`, form)).headers.location).toBe(headers.location)
    expect(await cards(`&query=${form.email}`)).toHaveLength(1)
    fake.pay(key)
    const back = await server.inject({ url: `/pay/${key}/back`, headers: own })
    expect((await server.inject({ url: `/pay/${key}`, headers: own })).statusCode).toBe(200)
    expect(back.statusCode).toBe(303)
  })

  it('leads to the order where the school takes the money, and where the provider does not answer', async () => {
    const offer = await offerOf()
    const { code } = offer
    const byBank = await post(`/offers/${code}`, formOf(offer, { method_id: String(bank.id) }))
    expect(await buyerView(tokenIn(byBank.headers.location))).toMatchObject({ state: 'awaiting_payment' })
    fake.refuse('create', 'unreachable')
    const silent = await post(`/offers/${code}`, formOf(offer))
    expect(silent.headers.location).toMatch(/^\/orders\/.+\?unbegun=true$/)
  })

  it('is drawn again with what was typed when it is refused', async () => {
    const offer = await offerOf({ terms_url: 'https://school.test/terms' })
    const { code } = offer
    const form = formOf(offer, { email: 'no address', name: 'Marta' })
    const refused = await post(`/offers/${code}`, form)
    expect([refused.statusCode, refused.body]).toEqual([422, '<p>The page</p>'])
    expect(drawn.at(-1)).toMatchObject({
      fields: { email: 'no address', name: 'Marta' },
      body: { error: 'invalid_fields', error_codes: { email: ['invalid_email'] } },
    })
    const dearer = await post(
      `/offers/${code}`,
      formOf(offer, { accepts_terms: 'on', [`amount_${offer.plans[0]?.id}`]: '100' }),
    )
    expect([dearer.statusCode, drawn.at(-1)?.body]).toMatchObject([409, { error: 'price_changed' }])
  })

  it('orders the plan whose radio was chosen, at its own amount', async () => {
    const offer = await offerOf({
      currency: 'EUR',
      plans: [{ amount: 59_000 }, { title: 'Two', amount: 99_000 }],
    })
    const [first, second] = offer.plans.map(({ id }) => id)
    const form = { plan_id: String(second), [`amount_${first}`]: '59000', [`amount_${second}`]: '99000' }
    const { headers } = await post(
      `/offers/${offer.code}`,
      formOf(offer, { ...form, method_id: String(bank.id) }),
    )
    expect(await buyerView(tokenIn(headers.location))).toMatchObject({ total: 99_000 })
  })

  it('is refused from another site, as a body of another kind, and beyond 64 kB', async () => {
    const offer = await offerOf()
    const { code } = offer
    const form = formOf(offer)
    for (const headers of [
      { ...own, origin: 'https://elsewhere.test' },
      { ...own, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await post(`/offers/${code}`, form, headers)).statusCode).toBe(403)
    expect((await post(`/offers/${code}`, { ...form, name: 'x'.repeat(70_000) })).statusCode).toBe(413)
    expect(await cards(`&query=${form.email}`)).toEqual([])
  })
})

describe('the page of an order without scripts', () => {
  const placed = async () => {
    const { code } = await offerOf()
    return (await order(code, { ...newBuyer(), method_id: stripe.id })).body.data.token
  }

  it('pays, pays in another way, asks and cancels', async () => {
    const token = await placed()
    const act = (fields: Record<string, string>) => post(`/orders/${token}`, fields)
    const pay = await act({ do: 'pay', method_id: String(stripe.id) })
    expect(pay.headers.location).toMatch(/^\/pay\/L-/)
    for (const fields of [{ do: 'ask' }, { do: 'pay', method_id: String(bank.id) }]) {
      const { statusCode, headers } = await act(fields)
      expect([statusCode, headers.location]).toEqual([303, `/orders/${token}`])
    }
    expect((await buyerView(token)).method.id).toBe(bank.id)
    await act({ do: 'cancel' })
    expect(await buyerView(token)).toMatchObject({ state: 'cancelled' })
    expect((await act({ do: 'cancel' })).statusCode).toBe(303)
    const late = await act({ do: 'pay', method_id: String(stripe.id) })
    expect([late.statusCode, drawn.at(-1)]).toMatchObject([409, { body: { error: 'order_not_open' } }])
  })

  it('knows no other form, and no other order', async () => {
    expect((await post(`/orders/${await placed()}`, { do: 'refund' })).statusCode).toBe(400)
    expect((await post(`/orders/zz-${'x'.repeat(32)}`, { do: 'cancel' })).statusCode).toBe(404)
  })
})
