import { offerStatus } from '@lectern/contract/offers/offer'
import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { leastShown } from '@lectern/contract/offers/rules/price-at'
import type { OfferedPrice } from '@lectern/contract/offers/offered-price'
import { leastPrice } from '@lectern/contract/offers/rules/least-price'
import type {
  ShownOffer,
  OfferedPlan,
  OfferedProduct,
  PublicOffer,
} from '@lectern/contract/offers/public-offer'
import { coverageOf } from '@lectern/contract/access/rules/offer-coverage'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { found, notFound } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { hasTakenOffer } from '../access/index.ts'
import { isTold, listLessons, listModules } from '../lessons/index.ts'
import type { FindCourseOfProduct } from './course-of-product.ts'
import * as offerList from './list-offers.repository.ts'
import { offerClosed } from './offer-closed.ts'
import { offerLink } from './offer-link.ts'
import { listOfferLines, type OfferLineRow, type OfferRow } from './offers.repository.ts'
import { listPlans, type PlanRow } from './plans/plans.repository.ts'
import { opensProduct, priceOfPlan } from './plans/present-plan.ts'
import { isTakenPartIn } from './take-offer.ts'
import type { ProductRow } from '../products/index.ts'

/** What the plans cost that buyers may choose; an offer without a plan costs nothing. */
const pricesOf = ({ currency }: OfferRow, plans: readonly PlanRow[], now: Date) =>
  currency === null ? [] : plans.filter(({ isOn }) => isOn).map((plan) => priceOfPlan(currency, plan, now))

const presentShown = (row: OfferRow, plans: readonly PlanRow[], now: Date): ShownOffer => ({
  code: row.code,
  title: row.titleAlternative ?? row.title,
  description: row.description,
  link: offerLink(row.code),
  price: leastShown(pricesOf(row, plans, now)),
  sale_starts_at: row.saleStartsAt?.toISOString() ?? null,
  sale_ends_at: row.saleEndsAt?.toISOString() ?? null,
  places_left: row.placesTotal === null ? null : Math.max(0, row.placesTotal - row.placesTaken),
  closed: offerClosed(row, now),
})

const plansByOffer = async (db: ReadDatabase, schoolId: SchoolId, rows: readonly OfferRow[]) => {
  const ids = [...new Set(rows.map(({ id }) => id))]
  return Map.groupBy(await listPlans(db, schoolId, ids), ({ offerId }) => offerId)
}

/** Offers by which people may take part in a product: those that can be taken, or are not begun, or have no places left. */
export const loadShownOffers = async (
  db: ReadDatabase,
  product: ProductRow & { readonly schoolId: SchoolId },
  now: Date,
): Promise<ShownOffer[]> => {
  if (!isTakenPartIn(product)) return []
  const { id, schoolId } = product
  const rows = await offerList.listOffersOfProduct(db, schoolId, id, offerLimits.onCoursePage)
  const plansOf = await plansByOffer(db, schoolId, rows)
  return rows
    .map((row) => presentShown(row, plansOf.get(row.id) ?? [], now))
    .filter(({ closed }) => closed !== 'ended')
}

/** Product id → what taking part in it costs, where an offer that people take by themselves has a price. */
export const loadLeastPrices = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  products: readonly ProductRow[],
  now: Date,
): Promise<ReadonlyMap<number, OfferedPrice>> => {
  const ids = products.filter(isTakenPartIn).map(({ id }) => id)
  const rows = await offerList.listOffersOfProducts(db, schoolId, ids, ids.length * offerLimits.onCoursePage)
  const plansOf = await plansByOffer(
    db,
    schoolId,
    rows.map(({ offer }) => offer),
  )
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return new Map(
    [...byProduct].flatMap(([productId, offered]) => {
      const price = leastPrice(
        offered.map(({ offer }) => presentShown(offer, plansOf.get(offer.id) ?? [], now)),
      )
      return price === null ? [] : [[productId, price]]
    }),
  )
}

/**
 * An offer at its address. One that was never published is not there; an archived one is, and says that it is over.
 *
 * @throws CallError not_found
 */
export const findShownOffer = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  code: string,
): Promise<OfferRow> => {
  const row = found(await offerList.findOfferByCode(db, schoolId, code))
  if (row.statusId === offerStatus.draft) throw notFound('a draft')
  return row
}

/**
 * The page of an offer. Products that people are told nothing of are left out.
 *
 * @param userId null without a session
 */
export const loadPublicOffer = async (
  db: ReadDatabase,
  courseOf: FindCourseOfProduct,
  row: OfferRow,
  userId: number | null,
  now: Date,
): Promise<PublicOffer> => {
  const lines = await listOfferLines(db, row.schoolId, [row.id])
  const products: OfferedProduct[] = []
  for (const line of lines)
    if (isTakenPartIn(line.product)) products.push(await presentProduct(db, courseOf, line))
  const rows = await listPlans(db, row.schoolId, [row.id])
  const plans = presentPlans(row, rows, lines, now)
  const choice = presentShown(row, rows, now)
  const isNothing = products.length === 0 || (rows.length > 0 && plans.length === 0)
  return {
    ...choice,
    plans,
    closed: choice.closed ?? (isNothing ? 'not_for_sale' : null),
    phone_asking: row.phoneAsking,
    terms_url: row.termsUrl,
    is_taken: userId !== null && (await hasTakenOffer(db, row.schoolId, row.id, userId)),
    products,
  }
}

/** Plans that buyers may choose: those that open something that people are told of. */
const presentPlans = (
  { currency }: OfferRow,
  plans: readonly PlanRow[],
  lines: readonly OfferLineRow[],
  now: Date,
): OfferedPlan[] =>
  plans.flatMap((plan) => {
    const opened = lines.filter(({ product }) => isTakenPartIn(product) && opensProduct(plan, product.id))
    if (!plan.isOn || currency === null || opened.length === 0) return []
    return [
      {
        id: plan.id,
        title: plan.title,
        note: plan.note,
        scheme: plan.scheme,
        price: priceOfPlan(currency, plan, now),
        opens: plan.productIds === null ? null : opened.map(({ product }) => product.title),
        length: plan.length,
      },
    ]
  })

const presentProduct = async (
  db: ReadDatabase,
  courseOf: FindCourseOfProduct,
  { product, content, knownLessonId, length }: OfferLineRow,
): Promise<OfferedProduct> => {
  const course = await courseOf(db, product.schoolId, product.id)
  const lessons = course ? await listLessons(db, product.schoolId, course.id) : []
  const modules = course ? await listModules(db, { schoolId: product.schoolId, courseId: course.id }) : []
  const titleOf = new Map(modules.map(({ id, title }) => [id, title]))
  const kept = { content, knownLessonId }
  return {
    title: product.title,
    type_id: product.typeId,
    link: course?.link ?? null,
    length,
    lessons: lessons.filter(isTold).map((lesson) => ({
      title: lesson.title,
      module: lesson.moduleId === null ? null : (titleOf.get(lesson.moduleId) ?? null),
      opens: opensOf(coverageOf(kept, lesson)),
    })),
  }
}

const opensOf = (coverage: ReturnType<typeof coverageOf>): OfferedProduct['lessons'][number]['opens'] =>
  typeof coverage === 'string' ? coverage : 'part'
