import { z } from 'zod'

/** `{data}`: the success body of a call that answers one thing (PRODUCT.md, API row). */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data })

/** `{data, …}`: one thing, with the sibling fields that a document names. */
export const dataWith = <T extends z.ZodType, S extends z.ZodRawShape>(data: T, siblings: S) =>
  z.object({ data, ...siblings })

export const pageMeta = z.object({
  current_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
})
export type PageMeta = z.infer<typeof pageMeta>

export const pageLinks = z.object({ next: z.string().nullable() })

/** `{data: […], meta, links}`: the success body of a paged list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: pageMeta, links: pageLinks })

/**
 * A list that is answered whole, because there are never more than `limit` of them. The limit is kept where the things are
 * made or read and stated here; the answer itself is not refused over what was made before the limit.
 */
export const wholeList = <T extends z.ZodType>(item: T, limit: number) =>
  z.array(item).meta({ maxItems: limit })

/**
 * `{data, has_more}`: the first `limit` of a list that nobody makes by hand and that may be longer. The screen says that there
 * are more, and how to come to them.
 */
export const cutList = <T extends z.ZodType>(item: T, limit: number) =>
  dataWith(wholeList(item, limit), { has_more: z.boolean() })

/** An acknowledgement without content. */
export const acknowledged = dataOf(z.object({ success: z.literal(true) }))
