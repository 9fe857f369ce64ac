import { z } from 'zod'
import { oneLine } from '../kernel/texts/one-line.ts'
import { id, namedThing, titledThing } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { listLimits } from '../kernel/limits.ts'
import { accessLength, accessMoment, offerContent, offerDelays } from '../access/scope.ts'
import { offerDistribution } from '../teams/distribution.ts'
import { offerLimits } from './offer-limits.ts'
import { chosenCurrency, currencyCode } from '../kernel/money/currencies.ts'
import { offerPlan, planDrafts } from './offer-plan.ts'
import { phoneAsking } from './offer-price.ts'

/** offer.status_id: a draft is given by nobody, an archived one keeps those who have it (PRODUCT-business §1). */
export const offerStatus = { draft: 1, published: 2, archived: 3 } as const
export type OfferStatusId = (typeof offerStatus)[keyof typeof offerStatus]
const offerStatusId = z.literal([offerStatus.draft, offerStatus.published, offerStatus.archived])

const offerTerms = z.strictObject({
  content: offerContent,
  /** Null: what the product says. */
  delays: offerDelays.nullable(),
  /** Null: without end. */
  length: accessLength.nullable(),
  is_checkpoint_skipped: z.boolean(),
  /** To which assistants those who join come; null: they are given to assistants by hand. */
  distribution: offerDistribution.nullable().default(null),
})

/** What an offer opens of one product, as its author sends it. */
export const offerProductDraft = offerTerms.extend({
  product_id: id,
  /** What an answer tells of the product besides is taken as it is given, and left aside. */
  title: z.string().optional(),
  type_id: z.int().optional(),
})
export type OfferProductDraft = z.infer<typeof offerProductDraft>

const title = oneLine.min(1).max(offerLimits.title)

const isInOrder = (offer: {
  sale_starts_at?: string | null | undefined
  sale_ends_at?: string | null | undefined
}) => !offer.sale_starts_at || !offer.sale_ends_at || offer.sale_starts_at < offer.sale_ends_at

const namesOnce = ({ products = [] }: { products?: readonly OfferProductDraft[] | undefined }): boolean =>
  new Set(products.map(({ product_id }) => product_id)).size === products.length

const draft = z.strictObject({
  title,
  /** Shown to learners in the place of the title. */
  title_alternative: title.nullable(),
  description: z.string().trim().max(offerLimits.description),
  status_id: offerStatusId,
  /** Whether people take it by themselves, for nothing or for its price; else the school gives it. */
  is_self_service: z.boolean(),
  /** Of all its plans; null: it costs nothing. Named together with them. */
  currency: chosenCurrency.nullable(),
  /** None: it costs nothing. Orders keep the terms at which they were placed. */
  plans: planDrafts,
  /** What buyers are asked besides e-mail and name. */
  phone_asking: z.enum(phoneAsking),
  /** The page of terms to which a buyer agrees; null: to none. */
  terms_url: z
    .url({ protocol: /^https?$/ })
    .max(offerLimits.url)
    .nullable(),
  sale_starts_at: accessMoment.nullable(),
  sale_ends_at: accessMoment.nullable(),
  /** How many people may take it; null: without a limit. */
  places_total: z.int().min(1).max(offerLimits.places).nullable(),
  products: z.array(offerProductDraft).min(1).max(offerLimits.products),
})

/** Amounts without a currency say nothing, and another currency makes other amounts of them. */
const hasCurrency = ({
  currency,
  plans,
}: {
  currency?: string | null | undefined
  plans?: readonly unknown[] | undefined
}): boolean =>
  plans === undefined ? currency === undefined || currency === null : plans.length === 0 || Boolean(currency)

const priced = { error: 'plans_without_currency', path: ['currency'] }
const orderly = { error: 'ends_before_start', path: ['sale_ends_at'] }
const once = { error: 'repeated_product', path: ['products'] }

/** An offer as its author makes it; terms that are not named are the plainest. */
export const newOffer = draft
  .partial({
    title_alternative: true,
    description: true,
    status_id: true,
    is_self_service: true,
    currency: true,
    plans: true,
    phone_asking: true,
    terms_url: true,
    sale_starts_at: true,
    sale_ends_at: true,
    places_total: true,
  })
  .refine(isInOrder, orderly)
  .refine(namesOnce, once)
  .refine(hasCurrency, priced)
export type NewOffer = z.infer<typeof newOffer>

/** What its author changes of an offer; what is not named stays. */
export const offerChange = draft
  .partial()
  .refine(isInOrder, orderly)
  .refine(namesOnce, once)
  .refine(hasCurrency, priced)
export type OfferChange = z.infer<typeof offerChange>

/** An offer for staff. */
export const offer = z.object({
  id,
  code: z.string(),
  title: z.string(),
  title_alternative: z.string().nullable(),
  description: z.string(),
  status_id: offerStatusId,
  is_self_service: z.boolean(),
  currency: currencyCode.nullable(),
  plans: wholeList(offerPlan, offerLimits.plans),
  phone_asking: z.enum(phoneAsking),
  terms_url: z.string().nullable(),
  sale_starts_at: instant.nullable(),
  sale_ends_at: instant.nullable(),
  places_total: z.int().nullable(),
  places_taken: z.int(),
  /** Its page, where people take it. */
  link: z.string(),
  products: wholeList(
    z.object({
      product_id: id,
      title: z.string(),
      type_id: z.int(),
      /** Absent, as what follows, in a list that was not asked for them (`is_full`). Lessons that came in as new ones are among the chosen. */
      ...offerTerms.partial().shape,
    }),
    offerLimits.products,
  ),
  /** People who have access by it; null where they were not counted (`with_counts`). */
  participants_count: z.int().nullable(),
  updated_at: instant,
})
export type Offer = z.infer<typeof offer>

/** What of a product an offer may choose from; of a closed group no lessons. */
export const offerChoices = z.object({
  /** Assistants with a group of their own. */
  assistants: wholeList(
    z.object({ id, name: z.string(), is_available: z.boolean() }),
    listLimits.teamMembers,
  ),
  /** Groups that were made by hand. */
  groups: wholeList(namedThing, listLimits.participantGroups),
  modules: wholeList(titledThing, listLimits.modulesOfCourse),
  lessons: wholeList(
    z.object({
      id,
      title: z.string(),
      /** Null before the first module. */
      module_id: id.nullable(),
      is_published: z.boolean(),
      sections: wholeList(titledThing, offerLimits.sectionsOfLesson),
    }),
    listLimits.lessonsOfCourse,
  ),
})
export type OfferChoices = z.infer<typeof offerChoices>

/** Why an offer cannot be taken now. */
export const offerClosedReasons = ['not_started', 'ended', 'no_places', 'not_for_sale'] as const
export type OfferClosedReason = (typeof offerClosedReasons)[number]
