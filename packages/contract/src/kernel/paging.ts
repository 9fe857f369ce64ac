import { z } from 'zod'
import type { PageMeta } from './envelope.ts'

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
