import { z } from 'zod'
import { idParam } from '../kernel/ids.ts'
import { contactSources } from './contact-kinds.ts'
import { contactActivities } from './contact-lists.ts'

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
}
