import { z } from 'zod'
import { id } from '../kernel/ids.ts'

/** How those who join by an offer come to assistants: in turn, to whoever has fewest, or evenly into groups (PRODUCT-learning §8). */
export const distributionMethods = ['round_robin', 'least_loaded', 'by_group'] as const
export type DistributionMethod = (typeof distributionMethods)[number]

/** So many assistants, or groups, of one product share those who join. */
export const mostShares = 50

/** To whom those who join a product by an offer come. Without one they are given to assistants by hand. */
export const offerDistribution = z
  .strictObject({
    method: z.enum(distributionMethods),
    /** For the first two methods: each learner comes into the own group of one of them. */
    assistant_ids: z.array(id).max(mostShares).default([]),
    /** For `by_group`: each learner comes into one of them. */
    group_ids: z.array(id).max(mostShares).default([]),
  })
  .refine(
    ({ method, assistant_ids, group_ids }) => (method === 'by_group' ? group_ids : assistant_ids).length > 0,
    { error: 'nobody_chosen', path: ['method'] },
  )
export type OfferDistribution = z.infer<typeof offerDistribution>
