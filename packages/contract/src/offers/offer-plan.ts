import { z } from 'zod'
import { accessLength } from '../access/scope.ts'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { oneLine } from '../kernel/texts/one-line.ts'
import { offerLimits } from './offer-limits.ts'
import { planSchemes } from './offer-price.ts'

const amount = minorUnits.min(1)

/** A lower price until a moment, for so many orders, or until the first of both. */
const planPromo = z.object({
  amount,
  until: instant.nullable(),
  places: z.int().min(1).max(offerLimits.places).nullable(),
})

/** One way to pay an offer, in the currency of the offer. Orders keep the terms at which they were placed. */
export const offerPlan = z.object({
  id,
  /** Empty: the words of its scheme. */
  title: z.string(),
  note: z.string(),
  scheme: z.enum(planSchemes),
  amount,
  /** Shown struck through beside the price; null: none. */
  old_amount: amount.nullable(),
  promo: planPromo.nullable(),
  /** Orders that stand at the promo price. */
  promo_taken: z.int(),
  /** Which products of the offer it opens; null: all of them. */
  product_ids: wholeList(id, offerLimits.products).nullable(),
  /** How long its products are open; null: as the offer says. */
  length: accessLength.nullable(),
  /** Whether buyers may choose it. */
  is_on: z.boolean(),
})
export type OfferPlan = z.infer<typeof offerPlan>

/** A plan as its author sends it. */
export const planDraft = z
  .strictObject({
    /** Null: a new plan. One that was removed comes back by its number. */
    id: id.nullable().default(null),
    title: oneLine.max(offerLimits.planTitle).default(''),
    note: oneLine.max(offerLimits.planNote).default(''),
    scheme: z.enum(planSchemes).default('once'),
    amount,
    old_amount: amount.nullable().default(null),
    promo: z
      .strictObject({
        amount,
        until: planPromo.shape.until.default(null),
        places: planPromo.shape.places.default(null),
      })
      .nullable()
      .default(null),
    /** What an answer tells besides is taken as it is given, and left aside. */
    promo_taken: z.int().optional(),
    product_ids: z.array(id).min(1).max(offerLimits.products).nullable().default(null),
    length: accessLength.nullable().default(null),
    is_on: z.boolean().default(true),
  })
  .refine((plan) => plan.old_amount === null || plan.old_amount > plan.amount, {
    error: 'not_above_price',
    path: ['old_amount'],
  })
  .refine(({ promo, amount: usual }) => promo === null || promo.amount < usual, {
    error: 'not_below_price',
    path: ['promo', 'amount'],
  })
  .refine(({ promo }) => promo === null || promo.until !== null || promo.places !== null, {
    error: 'promo_without_end',
    path: ['promo'],
  })
export type PlanDraft = z.infer<typeof planDraft>

/** Plans of one offer, in their order; none: it costs nothing. */
export const planDrafts = z
  .array(planDraft)
  .max(offerLimits.plans)
  .refine((plans) => plans.length === 0 || plans.some(({ is_on }) => is_on), { error: 'no_plan_on' })
  .refine((plans) => new Set(plans.map(({ title }) => title.toLowerCase())).size === plans.length, {
    error: 'repeated_title',
  })
  .refine(
    (plans) => {
      const ids = plans.flatMap((plan) => plan.id ?? [])
      return new Set(ids).size === ids.length
    },
    { error: 'repeated_plan' },
  )
