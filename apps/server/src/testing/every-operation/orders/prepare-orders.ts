import { sampleProvider } from './sample-provider.ts'

/** Orders of a school, one in each state that a call needs. */
export interface OrderIds {
  /** An offer that costs something, and what is asked for it. */
  readonly pricedOffer: number
  readonly pricedOfferCode: string
  readonly paymentSystem: number
  readonly sparePaymentSystem: number
  /** An order that waits, its payment, a comment, and the address that its buyer holds. */
  readonly order: number
  readonly orderPayment: number
  readonly orderComment: number
  readonly orderToken: string
  /** Two that wait too, of which one is cancelled by the staff and the other by its buyer. */
  readonly spareOrder: number
  readonly buyersOrderToken: string
  readonly cancelledOrder: number
  readonly paidOrder: number
  /** An account at a provider, and what moved there: something else than was asked, and a refund that can be taken back. */
  readonly onlineSystem: number
  readonly onlineOrderToken: string
  readonly mismatch: number
  readonly refund: number
  /** An order that stands at the first stage of its funnel. */
  readonly movedOrder: number
  readonly orderFunnel: number
  readonly spareFunnel: number
  readonly orderStages: readonly number[]
}

type Send = (method: string, path: string, body?: unknown) => ReturnType<JSON['parse']>

export const samplePrice = { currency: 'EUR', amount: 12_000 }

/** Makes a way to pay, an offer with a price, and orders of it. */
export const prepareOrders = async (send: Send, contactId: number): Promise<OrderIds> => {
  // A course of its own: others are deleted by calls that come before.
  const course = await send('POST', '/courses', { title: 'Sold course' })
  await send('PUT', `/courses/${course.id}`, { status_id: 2, enrolment: 'closed' })
  const byHand = {
    ...{ provider_id: 90, title: 'Bank transfer', instruction: 'To DE00 0000' },
    ...{ currencies: [], state: 'live' },
  }
  const system = await send('POST', '/payment-systems', byHand)
  const spare = await send('POST', '/payment-systems', { ...byHand, title: 'Cash' })
  await send('PUT', '/billing-details', {
    legal_name: 'Sample GmbH',
    address: 'Street 1',
    country: 'Germany',
  })
  const offer = await send('POST', '/offers', {
    ...{ title: 'Course with a price', status_id: 2, is_self_service: true },
    ...{ currency: samplePrice.currency, plans: [{ amount: samplePrice.amount }] },
    products: [
      {
        product_id: course.product_id,
        content: { kind: 'all' },
        delays: null,
        length: null,
        is_checkpoint_skipped: false,
      },
    ],
  })
  const order = () =>
    send('POST', '/orders', {
      ...{ contact_id: contactId, offer_id: offer.id, language: 'en', is_letter_sent: false },
    })
  const [waiting, cancelledByStaff, cancelledByBuyer, cancelled, paid] = [
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
  ]
  await send('POST', `/orders/${cancelled.id}/cancel`, {})
  await send('POST', `/orders/${paid.id}/payments/${paid.payments[0].id}/take`, {
    ...{ amount: samplePrice.amount, paid_at: paid.created_at, method: 'bank', is_letter_sent: false },
  })
  const comment = await send('POST', `/orders/${waiting.id}/comments`, { text: 'Called her.' })
  const tokenOf = ({ pay_link }: { pay_link: string }) => pay_link.slice(pay_link.lastIndexOf('/') + 1)
  const online = await send('POST', '/payment-systems', {
    ...{ provider_id: 3, title: 'Card', instruction: null, currencies: [], state: 'off' },
  })
  await send('POST', `/payment-systems/${online.id}/connect`, { keys: { secret_key: 'sk_live_12345678' } })
  await send('PUT', `/payment-systems/${online.id}`, { state: 'live' })
  const payOnline = async (amount: number) => {
    const placed = await order()
    const path = `/public/orders/${tokenOf(placed)}`
    const { url } = await send('POST', `${path}/pay`, { method_id: online.id })
    sampleProvider.pay(url.slice(url.lastIndexOf('/') + 1), { amount: BigInt(amount) })
    await send('POST', `${path}/ask`, {})
    return placed
  }
  const latestOf = async ({ id }: { id: number }) => (await send('GET', `/orders/${id}/transactions`))[0].id
  const differing = await payOnline(samplePrice.amount - 1)
  const returned = await payOnline(samplePrice.amount)
  await send('POST', `/orders/${returned.id}/refund`, {
    ...{ amount: 1_000, is_access_closed: true, is_order_cancelled: false, method: 'provider' },
  })
  const [funnel] = await send('GET', '/order-funnels')
  const spareFunnel = await send('POST', '/order-funnels', {
    title: 'Wholesale',
    stages: [
      { title: 'Asked', rule: null },
      { title: 'Won', rule: 'paid' },
    ],
  })
  return {
    onlineSystem: online.id,
    onlineOrderToken: tokenOf(await order()),
    mismatch: await latestOf(differing),
    refund: await latestOf(returned),
    movedOrder: (await order()).id,
    orderFunnel: funnel.id,
    spareFunnel: spareFunnel.id,
    orderStages: funnel.stages.map(({ id }: { id: number }) => id),
    pricedOffer: offer.id,
    pricedOfferCode: offer.code,
    paymentSystem: system.id,
    sparePaymentSystem: spare.id,
    order: waiting.id,
    orderPayment: waiting.payments[0].id,
    orderComment: comment.id,
    orderToken: tokenOf(waiting),
    spareOrder: cancelledByStaff.id,
    buyersOrderToken: tokenOf(cancelledByBuyer),
    cancelledOrder: cancelled.id,
    paidOrder: paid.id,
  }
}
