import { createFileRoute } from '@tanstack/react-router'
import { EditOffer, getOffer } from '../../../../features/offers/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/expert/payments/offers/edit/$offerId')({
  staticData: { texts: ['offers', 'account', 'course'] },
  params: {
    parse: ({ offerId }) => ({ offerId: readId(offerId) }),
    stringify: ({ offerId }) => ({ offerId: String(offerId) }),
  },
  loader: async (page) => {
    const { data: offer } = await ensure(page, getOffer, { params: { offer: page.params.offerId } })
    return { title: offer.title }
  },
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: { text: loaderData.title } }) : {},
  component: EditOffer,
})
