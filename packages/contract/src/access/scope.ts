import { z } from 'zod'
import { id } from '../kernel/ids.ts'
import { instant, timeZone } from '../kernel/dates.ts'
import { releaseMoment } from './release-rule.ts'

/** Limits of what one offer says of one product. */
export const offerContentLimits = {
  lessons: 500,
  sections: 500,
  modules: 200,
  delays: 500,
  days: 3650,
  months: 120,
} as const

/** Lessons and modules that are made after the offer was saved: left out, taken in, or taken in where they stand in some modules. */
export const newContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('everywhere') }),
  z.strictObject({
    kind: z.literal('in_modules'),
    module_ids: z.array(id).min(1).max(offerContentLimits.modules),
  }),
])
export type NewContent = z.infer<typeof newContent>

/**
 * What of a product an offer opens (PRODUCT-learning §6): all of it, or chosen lessons, whole or by sections. A module is chosen by its
 * lessons. A lesson that is chosen whole is open with whatever is written into it later.
 */
export const offerContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('chosen'),
    lesson_ids: z.array(id).max(offerContentLimits.lessons),
    sections: z.array(z.strictObject({ id, lesson_id: id })).max(offerContentLimits.sections),
    new_content: newContent,
  }),
])
export type OfferContent = z.infer<typeof offerContent>

/** When something opens to who takes part by an offer, in the place of what the product says; only the clock, not what comes first. */
export const offerDelay = z.strictObject({ moment: releaseMoment, time_zone: timeZone })
export type OfferDelay = z.infer<typeof offerDelay>

/** An offer's own openings: for a lesson, else for its module, else for all. A rule of the product holds where there is none. */
export const offerDelays = z.strictObject({
  all: offerDelay.nullable(),
  modules: z.array(offerDelay.extend({ id })).max(offerContentLimits.modules),
  lessons: z.array(offerDelay.extend({ id })).max(offerContentLimits.delays),
})
export type OfferDelays = z.infer<typeof offerDelays>

/** How many accesses one person has to one product. */
export const mostAccesses = 100

/** No access begins before, or ends after, these years: dates stay such as every calendar and every answer can hold. */
export const accessYears = { first: 2000, last: 2999 } as const

/** A moment at which an access begins or ends. */
export const accessMoment = instant.refine(
  (at) => at >= `${accessYears.first}` && at < `${accessYears.last + 1}`,
  'date_out_of_range',
)

/** How long an access lasts from its beginning, or until which moment; null: without end. */
export const accessLength = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('days'), count: z.int().min(1).max(offerContentLimits.days) }),
  z.strictObject({ kind: z.literal('months'), count: z.int().min(1).max(offerContentLimits.months) }),
  z.strictObject({ kind: z.literal('until'), at: accessMoment }),
])
export type AccessLength = z.infer<typeof accessLength>
