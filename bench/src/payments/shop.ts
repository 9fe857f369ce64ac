import { login } from '@lectern/contract/identity/sign-in.api'
import { listCourseCards } from '@lectern/contract/courses/courses.api'
import { createOffer } from '@lectern/contract/offers/offers.api'
import { placeOrder } from '@lectern/contract/orders/checkout.api'
import { beginPayment } from '@lectern/contract/payments/payments.api'
import {
  connectPaymentSystem,
  createPaymentSystem,
  updatePaymentSystem,
} from '@lectern/contract/payments/payment-systems.api'
import { addressOf, openApi } from '../api.ts'
import { openClient } from '../closed-loop.ts'

export const price = 59_000

const accounts = {
  stripe: { provider_id: 3, connect: { keys: { secret_key: 'sk_live_bench12345' } } },
  paypal: {
    provider_id: 2,
    connect: { mode: 'live', keys: { client_id: 'client-of-the-bench', client_secret: 'secret-letters' } },
  },
} as const
export type Account = keyof typeof accounts

/** The demo school with an offer that strangers buy through Stripe and PayPal. */
export const openShop = async (origin: string) => {
  const { call, client } = openApi(origin)
  const { token } = (
    await call(login, '', { body: { email: 'expert@lectern.test', password: 'lectern-demo' } })
  ).data
  if (token === null) throw new Error('The expert was not signed in.')
  const [course] = (await call(listCourseCards, token)).data
  const { code } = (
    await call(createOffer, token, {
      body: {
        ...{ title: 'Bench', status_id: 2, is_self_service: true },
        ...{ currency: 'EUR', plans: [{ amount: price }] },
        products: [
          {
            ...{ product_id: course?.product_id, content: { kind: 'all' }, delays: null, length: null },
            is_checkpoint_skipped: false,
          },
        ],
      },
    })
  ).data
  const connect = async (account: Account): Promise<number> => {
    const { provider_id, connect: body } = accounts[account]
    const system = { title: account, instruction: null, currencies: [] }
    const { id } = (
      await call(createPaymentSystem, token, { body: { ...system, provider_id, state: 'off' } })
    ).data
    await call(connectPaymentSystem, token, { params: { system: id }, body })
    await call(updatePaymentSystem, token, { params: { system: id }, body: { state: 'live' } })
    return id
  }
  const methods = { stripe: await connect('stripe'), paypal: await connect('paypal') }
  client.close()
  let buyers = 0

  return {
    /** Somebody new orders and asks for the page of a provider. */
    begin: async (account: Account): Promise<void> => {
      const at = (buyers += 1)
      const headers = { 'x-forwarded-for': `10.${4 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}` }
      const own = openClient(origin)
      const post = async (path: string, body: object): Promise<string> => {
        const reply = await own.send('POST', path, '', body, headers)
        if (reply.status >= 300) throw new Error(`${path} answered ${reply.status}: ${reply.body}`)
        return reply.body
      }
      try {
        const ordered = await post(addressOf(placeOrder, { code }), {
          ...{ email: `payer${at}@bench.test`, name: `Payer ${at}`, language: 'en' },
          ...{ amount: price, currency: 'EUR', method_id: methods[account] },
        })
        const { data } = placeOrder.output.parse(JSON.parse(ordered))
        await post(addressOf(beginPayment, { token: data.token }), { method_id: methods[account] })
      } finally {
        own.close()
      }
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
