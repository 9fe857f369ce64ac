import { z } from 'zod'
import { id } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { listLimits } from '../kernel/limits.ts'
import { offerClosedReasons } from './offer.ts'
import { accessLength } from '../access/scope.ts'
import { offerLimits } from './offer-limits.ts'
import { leastShownPrice, phoneAsking, planSchemes, shownPrice } from './offer-price.ts'

/** An offer as people see it, on its own page and on those of the courses that it opens. */
export const shownOffer = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  /** What its cheapest plan costs now; null: it costs nothing. */
  price: leastShownPrice.nullable(),
  sale_starts_at: instant.nullable(),
  sale_ends_at: instant.nullable(),
  /** Null: without a limit. */
  places_left: z.int().nullable(),
  /** Why it cannot be taken now; null: it can. */
  closed: z.enum(offerClosedReasons).nullable(),
})
export type ShownOffer = z.infer<typeof shownOffer>

/** A product of an offer as people see it: what of its program they get. */
const offeredProduct = z.object({
  title: z.string(),
  /** Its page; null for a closed group, to which the list of own products leads. */
  link: z.string().nullable(),
  type_id: z.int(),
  length: accessLength.nullable(),
  lessons: wholeList(
    z.object({
      title: z.string(),
      /** The title of its module; null before the first one. */
      module: z.string().nullable(),
      /** Whole, by some sections, or not at all. */
      opens: z.enum(['whole', 'part', 'none']),
    }),
    listLimits.lessonsOfCourse,
  ),
})
export type OfferedProduct = z.infer<typeof offeredProduct>

/** One of the ways to pay an offer, as a buyer chooses it. */
const offeredPlan = z.object({
  id,
  /** Empty: the words of its scheme. */
  title: z.string(),
  note: z.string(),
  scheme: z.enum(planSchemes),
  price: shownPrice,
  /** Titles of what it opens; null: everything that the offer opens. */
  opens: wholeList(z.string(), offerLimits.products).nullable(),
  /** How long it is open; null: as each product says. */
  length: accessLength.nullable(),
})
export type OfferedPlan = z.infer<typeof offeredPlan>

/** The page of an offer. */
export const publicOffer = shownOffer.extend({
  /** Whether the reader has it. */
  is_taken: z.boolean(),
  /** Whether a buyer is asked for a telephone number. */
  phone_asking: z.enum(phoneAsking),
  /** To what a buyer agrees; null: to nothing. */
  terms_url: z.string().nullable(),
  /** Those that can be chosen; none: it costs nothing, or nothing of it can be had. */
  plans: wholeList(offeredPlan, offerLimits.plans),
  products: wholeList(offeredProduct, offerLimits.products),
})
export type PublicOffer = z.infer<typeof publicOffer>
