import { createFileRoute } from '@tanstack/react-router'
import {
  listOffers,
  OfferList,
  offerRows,
  offersQuery,
  prepareProducts,
  readOfferListSearch,
} from '../../../../features/offers/index.ts'
import { listPermissions } from '../../../../features/staff/index.ts'
import { addressOf, ensure } from '../../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/payments/offers/')({
  staticData: {
    texts: ['offers', 'account', 'course'],
    calls: [addressOf(listOffers.path, offersQuery({}))],
  },
  validateSearch: readOfferListSearch,
  loader: async (page) => {
    const search = readOfferListSearch(page.location.search)
    const offers = offersQuery(search, page.context.rows(offerRows.name))
    // The filter of products would push the list down if it came later.
    await Promise.all([
      ensure(page, listOffers, offers),
      ensure(page, listPermissions, {}),
      prepareProducts(page),
    ])
  },
  component: OfferList,
})
