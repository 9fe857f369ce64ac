import { createFileRoute } from '@tanstack/react-router'
import { getPublicOffer, OfferPage } from '../../../features/offers/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'

export const Route = createFileRoute('/_learner/offers/$code')({
  staticData: { texts: ['account'] },
  loader: async (page) => ({
    offer: (await load(page, getPublicOffer, { params: { code: page.params.code } })).data,
  }),
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: { text: loaderData.offer.title } }) : {},
  component: OfferPage,
})
