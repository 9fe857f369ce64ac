import { createFileRoute } from '@tanstack/react-router'
import { getPublicOffer, listPaymentMethods, OfferPage } from '../../../features/offers/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'

export const Route = createFileRoute('/_learner/offers/$code')({
  staticData: {
    width: 'wide',
    texts: ['account', 'checkout', 'create-account'],
  },
  loader: async (page) => {
    const { data: offer } = await load(page, getPublicOffer, { params: { code: page.params.code } })
    const currency = offer.closed === null && !offer.is_taken ? offer.price?.currency : undefined
    const methods =
      currency === undefined ? [] : (await load(page, listPaymentMethods, { query: { currency } })).data
    // Sent twice, it is one order.
    return { offer, methods, orderKey: crypto.getRandomValues(new Uint32Array(4)).join('-') }
  },
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: { text: loaderData.offer.title } }) : {},
  component: OfferPage,
})
