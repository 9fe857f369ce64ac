import { z } from 'zod'
import { type PageMeta, wholeList } from './envelope.ts'

export const maxPerPage = 100
const maxPage = 100_000

/** A number from 1, clamped to what a list serves. */
const countingNumber = (max: number) =>
  z
    .string()
    .regex(/^0{0,8}[1-9]\d{0,8}$/)
    .transform((text) => Math.min(Number(text), max))

/** `page` and `per_page` of a list: whole numbers from 1, clamped to what a list serves; anything else is refused. */
export const pageQuery = (perPage = 15) => ({
  page: countingNumber(maxPage).default(1),
  per_page: countingNumber(maxPerPage).default(perPage),
})

/** The document's other name of `per_page` on some lists. */
export const pageLimit = countingNumber(maxPerPage).optional()

/** The meta block of one page out of `total` rows. */
export const pageMetaOf = (page: { page: number; per_page: number }, total: number): PageMeta => ({
  current_page: page.page,
  per_page: page.per_page,
  total,
  last_page: Math.max(1, Math.ceil(total / page.per_page)),
})

/** A flag in a query: `1`/`true` or `0`/`false`. */
export const queryFlag = z
  .enum(['1', '0', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true')
  .optional()

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
  /** Null: counting takes longer than a page may wait; another call of the list does it. */
  total: z.int().nullable(),
  /** False: there are more than `total`, where counting stopped. */
  is_total_exact: z.boolean(),
})
export type CursorMeta = z.infer<typeof cursorMeta>

/** Places from which the neighbouring pages are asked for; null where there is none. */
export const cursorLinks = z.object({ next: cursor.nullable(), previous: cursor.nullable() })
export type CursorLinks = z.infer<typeof cursorLinks>

/** `{data: […], meta, links}`: the success body of a list that is paged by places. */
export const cursorListOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: wholeList(item, maxPerPage), meta: cursorMeta, links: cursorLinks })
