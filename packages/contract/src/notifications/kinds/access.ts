import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { id } from '../../kernel/ids.ts'
import { defineKind } from './kind.ts'

const product = { product_id: id }
const group = 'access'

/** Access was given; it begins at once or later. */
export const accessGiven = defineKind({ group, params: z.object({ ...product, starts_at: instant }) })

/** Days before the end of access at which it is told of, the earliest first. */
export const endingDays = [7, 1] as const

/** Access ends in some days. */
export const accessEnding = defineKind({
  group,
  params: z.object({ ...product, ends_at: instant, days: z.literal(endingDays) }),
})

/** Access is over by its end, or was taken away (null). */
export const accessEnded = defineKind({
  group,
  params: z.object({ ...product, ended_at: instant.nullable() }),
})

/** Access rests; null: until the school says otherwise. */
export const accessPaused = defineKind({ group, params: z.object({ ...product, until: instant.nullable() }) })

export const accessResumed = defineKind({ group, params: z.object(product) })

/** Access has another end; null: none. */
export const accessExtended = defineKind({
  group,
  params: z.object({ ...product, ends_at: instant.nullable() }),
})

export const waitingListJoined = defineKind({ group, params: z.object(product) })

/** A product for which somebody waits can be had. */
export const placeOpened = defineKind({ group, params: z.object(product) })
