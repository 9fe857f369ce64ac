import { z } from 'zod'
import { filterText } from '../filters/filter-text.ts'
import { idParam } from '../kernel/ids.ts'
import { contactOrders, contactSources } from './contact-kinds.ts'
import { contactActivities } from './contact-activity.ts'

/** By what contacts are narrowed down. */
export const contactQuery = {
  /** A part of a name, an e-mail or a phone. */
  search: z.string().trim().max(200).default(''),
  tag: idParam.optional(),
  status: z.enum(['active', 'blocked']).optional(),
  source: z.enum(contactSources).optional(),
  manager: idParam.optional(),
  activity: z.enum(contactActivities).optional(),
  account: z.enum(['with', 'without']).optional(),
  /** On a list of the school. */
  list: idParam.optional(),
  /** A tree of conditions as JSON. */
  filter: filterText.optional(),
}

/** In which order contacts stand; without a direction names from A and moments from the latest. */
export const contactSort = {
  sort: z.enum(contactOrders).default('activity'),
  direction: z.enum(['asc', 'desc']).optional(),
}

/** How many were found; where it is not exact, counting ended after three seconds, and there are more. */
export const filterCount = z.object({ count: z.int(), is_exact: z.boolean() })
export type FilterCount = z.infer<typeof filterCount>
