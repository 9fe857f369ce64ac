import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { productKinds } from '../kernel/product-kind.ts'
import { courseCover } from './cover/cover-picture.ts'

/** How a person stands to a product of their own; `waiting` and `pending` come with waiting lists and orders. */
export const ownProductStates = ['waiting', 'pending', 'active', 'frozen', 'expired'] as const
export type OwnProductState = (typeof ownProductStates)[number]

/** Where the learning space shows it (PRODUCT-learning §9). */
export const ownProductGroups = ['learning', 'not_started', 'finished', 'ended', 'waiting'] as const
export type OwnProductGroup = (typeof ownProductGroups)[number]

/** A product that somebody takes part in, as the learning space shows it. */
export const ownProduct = z.object({
  product_id: id,
  /** What it is; a closed group has no program, and is entered by its page. */
  type: z.enum(productKinds),
  title: z.string(),
  slug: z.string(),
  /** Its page: a path at this host, a whole address at the host of another school. */
  link: z.string(),
  cover: courseCover,
  state: z.enum(ownProductStates),
  /** Whether the school has taken it back for now. */
  is_closed_by_school: z.boolean(),
  group: z.enum(ownProductGroups),
  /** Share of the published lessons that are done, 0 to 100. */
  progress_percent: z.int(),
  lessons_count: z.int(),
  lessons_done: z.int(),
  /** Where "Go on" leads; null when nothing is open. */
  next_lesson: z.object({ title: z.string(), link: z.string() }).nullable(),
  started_at: instant,
  ends_at: instant.nullable(),
  school: z.object({ id, name: z.string(), slug: z.string() }),
})
export type OwnProduct = z.infer<typeof ownProduct>
