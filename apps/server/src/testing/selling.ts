import type { TestApp } from './app.ts'
import { teachingSchool } from './school.ts'

interface PricedOffer {
  readonly id: number
  readonly code: string
  readonly plans: readonly { readonly id: number }[]
}

interface OrderCard {
  readonly id: number
  readonly payments: readonly { readonly id: number }[]
}

/** What the offers of a selling school cost: one plan, with other terms than the plainest. */
export const onePlan = (terms: object = {}) => ({ currency: 'EUR', plans: [{ amount: 59_000, ...terms }] })

let buyers = 0
/** Somebody whom nobody has met. */
export const newBuyer = () => ({ email: `buyer-${(buyers += 1)}@selling.test`, name: 'Marta Buyer' })

let callers = 0

/** A school of which anybody buys by a bank transfer, and what its staff and its buyers call. */
export const sellingSchool = async (app: TestApp, slug: string) => {
  const { call, clock, dependencies } = app
  const school = await teachingSchool(app, slug, true)
  const send = (method: string, path: string, body?: object, as: string = school.owner.token) =>
    call(method, path, { as, body })
  await send('PUT', `/courses/${school.courseId}`, { enrolment: 'closed' })
  const bank = (
    await send('POST', '/payment-systems', {
      ...{
        provider_id: 90,
        title: 'Bank transfer',
        instruction: 'To DE00 0000, with the number of the order',
      },
      ...{ currencies: [], state: 'live' },
    })
  ).body.data
  const product = {
    ...{ product_id: school.productId, content: { kind: 'all' }, delays: null, length: null },
    is_checkpoint_skipped: false,
  }
  const cards = async (query = '') => (await send('GET', `/orders?per_page=100${query}`)).body.data
  return {
    school,
    bank,
    send,
    cards,
    /** Makes an offer that people buy by themselves. */
    offerOf: async (terms: object = {}): Promise<PricedOffer> =>
      (
        await send('POST', '/offers', {
          ...{ title: 'Bread, the whole of it', status_id: 2, is_self_service: true, ...onePlan() },
          products: [product],
          ...terms,
        })
      ).body.data,
    /** Orders at the checkout; each buyer calls from an address of their own. */
    order: (code: string, body: object = {}, as?: string) =>
      call('POST', `/public/offers/${code}/orders`, {
        from: `10.1.${(callers += 1) >> 8}.${callers & 255}`,
        as,
        body: { ...newBuyer(), language: 'en', amount: 59_000, currency: 'EUR', method_id: bank.id, ...body },
      }),
    /** The order as its buyer sees it. */
    buyerView: async (token: string) => (await call('GET', `/public/orders/${token}`)).body.data,
    /** The order as the staff see it. */
    cardOf: async (number: number) => {
      const [row] = await cards(`&query=${number}`)
      return (await send('GET', `/orders/${row.id}`)).body.data
    },
    /** Writes down that the money of one payment came. */
    take: (card: OrderCard, body: object = {}, at = 0) =>
      send('POST', `/orders/${card.id}/payments/${card.payments[at]?.id}/take`, {
        ...{ amount: 59_000, paid_at: clock.now().toISOString(), method: 'bank', comment: 'Statement 12' },
        ...body,
      }),
    /** Accesses that an order opens now. */
    grantsOf: async (orderId: number) =>
      (
        await dependencies.database.pool.query(
          'select product_id, user_id from access_grants where order_id = $1 and revoked_at is null',
          [orderId],
        )
      ).rows,
  }
}
