import { z } from 'zod'
import { wholeList } from './envelope.ts'
import { maxPerPage, pageQuery } from './paging.ts'

/** A place in a list, made by the server and not to be read by anybody else. */
export const cursor = z
  .string()
  .max(600)
  .regex(/^[\w-]+$/)

/** `after` or `before` a place of a list, and `per_page` rows of it. A long list is paged by places, for which no row is counted. */
export const cursorQuery = (perPage = 50) => ({
  after: cursor.optional(),
  before: cursor.optional(),
  per_page: pageQuery(perPage).per_page,
})

export const cursorMeta = z.object({
  per_page: z.int(),
  total: z.int(),
  /** False: there are more than `total`; counting stopped there. */
  is_total_exact: z.boolean(),
})
export type CursorMeta = z.infer<typeof cursorMeta>

/** Places from which the neighbouring pages are asked for; null where there is none. */
export const cursorLinks = z.object({ next: cursor.nullable(), previous: cursor.nullable() })
export type CursorLinks = z.infer<typeof cursorLinks>

/** `{data: […], meta, links}`: the success body of a list that is paged by places. */
export const cursorListOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: wholeList(item, maxPerPage), meta: cursorMeta, links: cursorLinks })
