import { offerStatus, type OfferStatusId } from '@lectern/contract/offers/offer'
import { offerLimits } from '@lectern/contract/offers/offer-limits'
import * as operations from '@lectern/contract/offers/offers.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { changeOffer, createOffer, deleteOffer, duplicateOffer } from './change-offer.ts'
import type { FindCourseOfProduct } from './course-of-product.ts'
import * as offerList from './list-offers.repository.ts'
import { loadOffer, loadOfferChoices, presentOffers } from './load-offers.ts'

interface WantedStates {
  readonly status?: keyof typeof offerStatus | undefined
  readonly with_draft?: boolean | undefined
}

const statesOf = ({ status, with_draft }: WantedStates): OfferStatusId[] => {
  if (status) return [offerStatus[status]]
  return with_draft ? [offerStatus.published, offerStatus.draft] : [offerStatus.published]
}

/** Binds what staff does with offers. */
export const registerOffers = (bind: Bind, courseOf: FindCourseOfProduct): void => {
  bind(operations.listOffers, async ({ db, staff: { schoolId }, query }) => {
    const isFull = query.is_full ?? false
    const page = {
      page: query.page,
      per_page: isFull ? Math.min(query.per_page, offerLimits.fullPerPage) : query.per_page,
    }
    const { rows, total } = await offerList.listOffers(db, schoolId, {
      ...query,
      ...page,
      productIds: [...(query.products ?? []), ...(query['products[]'] ?? [])],
      statusIds: statesOf(query),
      isSelfService: query.display_all || query.status ? undefined : true,
    })
    const meta = pageMetaOf(page, total)
    const told = { isFull, withCounts: query.with_counts ?? false }
    return {
      data: await presentOffers(db, schoolId, rows, told),
      meta,
      links: nextLink(operations.listOffers, query, meta),
    }
  })

  bind(operations.createOffer, async ({ db, staff: { schoolId }, body, now }) => {
    const offerId = await createOffer(db, courseOf, schoolId, body, now)
    return { data: await loadOffer(db, schoolId, offerId) }
  })

  bind(operations.getOffer, async ({ db, staff: { schoolId }, params }) => ({
    data: await loadOffer(db, schoolId, params.offer),
  }))

  bind(operations.updateOffer, async ({ db, staff: { schoolId }, params, body, now }) => {
    await changeOffer(db, courseOf, { schoolId, offerId: params.offer }, body, now)
    return { data: await loadOffer(db, schoolId, params.offer) }
  })

  bind(operations.deleteOffer, async ({ db, staff: { schoolId }, params, now }) => {
    await deleteOffer(db, { schoolId, offerId: params.offer }, now)
    return done
  })

  bind(operations.duplicateOffer, async ({ db, staff: { schoolId }, params, body, now }) => {
    const offerId = await duplicateOffer(db, { schoolId, offerId: params.offer }, body.title, now)
    return { data: await loadOffer(db, schoolId, offerId) }
  })

  bind(operations.listOfferChoices, async ({ db, staff: { schoolId }, params, now }) => ({
    data: await loadOfferChoices(db, courseOf, schoolId, params.product, now),
  }))
}
