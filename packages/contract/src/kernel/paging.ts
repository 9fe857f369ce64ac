import { z } from 'zod'
import type { PageMeta } from './envelope.ts'

export const maxPerPage = 100
const maxPage = 100_000

const wholeNumber = (min: number, max: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform((text) => Math.min(Math.max(Number(text), min), max))
    .default(otherwise)

/** `page` and `per_page` of a list, clamped to what a list serves; anything but digits is refused. */
export const pageQuery = (perPage = 15) => ({
  page: wholeNumber(1, maxPage, 1),
  per_page: wholeNumber(1, maxPerPage, perPage),
})

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
