import { randomInt } from 'node:crypto'
import { type NewOffer, type OfferChange, offerStatus } from '@lectern/contract/offers/offer'
import { offerLimits } from '@lectern/contract/offers/offer-limits'
import type { Transaction } from '../../platform/database/pool.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { announceOfferChange } from '../access/index.ts'
import type { FindCourseOfProduct } from './course-of-product.ts'
import * as offerList from './list-offers.repository.ts'
import { linesToKeep } from './offer-lines.ts'
import * as offerStore from './offers.repository.ts'
import { keepPlans, refuseForeignProducts } from './plans/keep-plans.ts'
import { listPlans } from './plans/plans.repository.ts'
import { presentPlan } from './plans/present-plan.ts'

// Without letters that are taken for one another when read aloud or from paper.
const letters = 'abcdefghjkmnpqrstuvwxyz'
const codeLength = 10

/** Letters that nobody guesses, for the address of an offer. */
const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** @throws CallError too_many_offers */
const refuseFull = async (tx: Transaction, schoolId: SchoolId): Promise<void> => {
  await offerList.lockOffers(tx, schoolId)
  if ((await offerList.countOffers(tx, schoolId)) >= offerLimits.ofSchool)
    throw new CallError('too_many_offers', { params: { limit: offerLimits.ofSchool } })
}

const moment = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Without a plan there is nothing that a currency counts. */
const currencyOf = ({ plans, currency }: Pick<OfferChange, 'plans' | 'currency'>) =>
  plans === undefined || plans.length === 0 ? null : (currency ?? null)

/** What a change names, as columns. */
const columnsOf = (change: OfferChange) => ({
  title: change.title,
  titleAlternative: change.title_alternative,
  description: change.description,
  statusId: change.status_id,
  isSelfService: change.is_self_service,
  saleStartsAt: change.sale_starts_at === undefined ? undefined : moment(change.sale_starts_at),
  saleEndsAt: change.sale_ends_at === undefined ? undefined : moment(change.sale_ends_at),
  placesTotal: change.places_total,
  phoneAsking: change.phone_asking,
  termsUrl: change.terms_url,
  ...(change.plans !== undefined && { currency: currencyOf(change) }),
})

/**
 * Makes an offer.
 *
 * @returns its number
 * @throws CallError foreign_product, foreign_content, foreign_plan, too_many_offers (422)
 */
export const createOffer = async (
  tx: Transaction,
  courseOf: FindCourseOfProduct,
  schoolId: SchoolId,
  offer: NewOffer,
  now: Date,
): Promise<number> => {
  await refuseFull(tx, schoolId)
  const { statusId = offerStatus.draft, isSelfService = false, ...columns } = columnsOf(offer)
  const id = await offerStore.insertOffer(tx, {
    ...columns,
    title: offer.title,
    statusId,
    isSelfService,
    schoolId,
    code: newCode(),
    createdAt: now,
    updatedAt: now,
  })
  await offerStore.replaceOfferLines(
    tx,
    schoolId,
    id,
    await linesToKeep(tx, courseOf, schoolId, offer.products),
  )
  if (offer.plans) {
    refuseForeignProducts(
      offer.plans,
      offer.products.map(({ product_id }) => product_id),
    )
    await keepPlans(tx, { schoolId, offerId: id }, offer.plans, now)
  }
  return id
}

/**
 * Changes an offer. What it opens acts at once on everybody who has it; ends that people were given stay.
 *
 * @throws CallError not_found, foreign_product, foreign_content, foreign_plan, ends_before_start (422)
 */
export const changeOffer = async (
  tx: Transaction,
  courseOf: FindCourseOfProduct,
  { schoolId, offerId }: { readonly schoolId: SchoolId; readonly offerId: number },
  change: OfferChange,
  now: Date,
): Promise<void> => {
  const row = found(await offerList.lockOffer(tx, schoolId, offerId))
  const columns = columnsOf(change)
  const { saleStartsAt = row.saleStartsAt, saleEndsAt = row.saleEndsAt } = columns
  if (saleStartsAt && saleEndsAt && saleStartsAt >= saleEndsAt)
    throw new CallError('ends_before_start', { fields: { sale_ends_at: ['ends_before_start'] } })
  await offerList.updateOffer(tx, schoolId, offerId, { ...columns, updatedAt: now })
  const stood = await offerStore.listOfferLines(tx, schoolId, [offerId])
  const productIds = stood.map(({ product }) => product.id)
  const plans = change.plans ?? (await listPlans(tx, schoolId, [offerId])).map(presentPlan)
  refuseForeignProducts(plans, change.products?.map(({ product_id }) => product_id) ?? productIds)
  if (change.plans) await keepPlans(tx, { schoolId, offerId }, change.plans, now)
  if (!change.products) return
  const lines = await linesToKeep(tx, courseOf, schoolId, change.products)
  await offerStore.replaceOfferLines(tx, schoolId, offerId, lines)
  await announceOfferChange(tx, [...productIds, ...lines.map(({ productId }) => productId)])
}

/** What a copy of an offer takes over, besides what it opens. */
const termsOf = ({
  description,
  titleAlternative,
  isSelfService,
  saleStartsAt,
  saleEndsAt,
  placesTotal,
  currency,
  phoneAsking,
  termsUrl,
}: offerStore.OfferRow) => ({
  description,
  titleAlternative,
  isSelfService,
  saleStartsAt,
  saleEndsAt,
  placesTotal,
  currency,
  phoneAsking,
  termsUrl,
})

/**
 * Makes a draft with the terms of an offer, and with all its places.
 *
 * @returns its number
 * @throws CallError not_found, too_many_offers (422)
 */
export const duplicateOffer = async (
  tx: Transaction,
  { schoolId, offerId }: { readonly schoolId: SchoolId; readonly offerId: number },
  title: string,
  now: Date,
): Promise<number> => {
  const row = found(await offerStore.findOffer(tx, schoolId, offerId))
  await refuseFull(tx, schoolId)
  const id = await offerStore.insertOffer(tx, {
    ...termsOf(row),
    title,
    statusId: offerStatus.draft,
    schoolId,
    code: newCode(),
    createdAt: now,
    updatedAt: now,
  })
  const lines = await offerStore.listOfferLines(tx, schoolId, [offerId])
  const copies = lines.map(
    ({ product, content, knownLessonId, delays, length, skipsCheckpoints, distribution }) => ({
      productId: product.id,
      content,
      knownLessonId,
      delays,
      length,
      skipsCheckpoints,
      distribution,
    }),
  )
  await offerStore.replaceOfferLines(tx, schoolId, id, copies)
  const plans = (await listPlans(tx, schoolId, [offerId])).map((plan) => ({ ...presentPlan(plan), id: null }))
  await keepPlans(tx, { schoolId, offerId: id }, plans, now)
  return id
}

/**
 * Deletes an offer by which nobody has access.
 *
 * @throws CallError not_found, offer_in_use (409)
 */
export const deleteOffer = async (
  tx: Transaction,
  { schoolId, offerId }: { readonly schoolId: SchoolId; readonly offerId: number },
  now: Date,
): Promise<void> => {
  // Whoever takes a place of it waits for the row, and finds it gone.
  found(await offerList.lockOffer(tx, schoolId, offerId))
  const holders = await offerList.countOfferHolders(tx, schoolId, [offerId])
  if (holders.has(offerId)) throw new CallError('offer_in_use')
  await offerList.updateOffer(tx, schoolId, offerId, { deletedAt: now })
}
