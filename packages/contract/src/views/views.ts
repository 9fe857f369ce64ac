import { z } from 'zod'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'

/** Lists that can be kept as views: each domain says of its own what may be asked of it. */
export const viewedListNames = ['contacts', 'orders', 'transactions'] as const
export type ViewedListName = (typeof viewedListNames)[number]

export const viewLimits = {
  /** Personal views of one person, of one list. */
  perPerson: 30,
  /** Shared views of a school, of one list. */
  shared: 30,
  nameLength: 60,
  /** Parts of a query. */
  parts: 20,
  /** Letters of one part: a tree of conditions is the longest. */
  partLength: 8_000,
  columns: 60,
  /** Views that are counted at once. */
  counted: 30,
} as const

export const viewName = z
  .string()
  .trim()
  .min(1)
  .max(viewLimits.nameLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

/** What is asked of a list, filters and order, as the call for the list takes it in its address. */
export const viewQuery = z
  .record(z.string().regex(/^[a-z_]{1,40}$/), z.string().min(1).max(viewLimits.partLength))
  .refine((query) => Object.keys(query).length <= viewLimits.parts, 'too_many')
export type ViewQuery = z.infer<typeof viewQuery>

/** A column of a list by its name; `field.17` is a field that the school made itself. */
export const viewColumn = z.string().regex(/^([a-z_]{1,40}|field\.[1-9]\d{0,15})$/)

/** Columns in their order, each once. */
export const viewColumns = z
  .array(viewColumn)
  .max(viewLimits.columns)
  .refine((columns) => new Set(columns).size === columns.length, 'twice')

/** A list as somebody keeps it. */
export const listView = z.object({
  id,
  name: z.string(),
  /** Seen by all who see the list; otherwise by its owner alone. */
  is_shared: z.boolean(),
  /** Whether the reader may change it: its maker, and the owner of the school where it is shared. */
  may_change: z.boolean(),
  /** From 0, among the shared ones or among the reader's own. */
  position: z.int(),
  query: z.record(z.string(), z.string()),
  /** Null: those that the reader chose for the list. */
  columns: wholeList(z.string(), viewLimits.columns).nullable(),
})
export type ListView = z.infer<typeof listView>

const written = {
  name: viewName,
  is_shared: z.boolean(),
  query: viewQuery,
  columns: viewColumns.nullable(),
  /** Where it goes, from 0; behind the last one where that is less. */
  position: z.int().min(0).max(1_000),
}

export const newListView = z.strictObject({
  name: written.name,
  is_shared: written.is_shared.default(false),
  query: written.query.default({}),
  columns: written.columns.default(null),
  position: written.position.optional(),
})
export type NewListView = z.output<typeof newListView>

export const listViewChange = z.strictObject(z.object(written).partial().shape)
export type ListViewChange = z.output<typeof listViewChange>

/** How many rows a view finds. */
export const viewCount = z.object({
  id,
  /** Null where a condition works no more, or where the time was over before it was counted. */
  count: z.int().nullable(),
  /** There are more than `count`. */
  is_more: z.boolean(),
  /** A condition names what the school does not have any more. */
  is_broken: z.boolean(),
})
export type ViewCount = z.infer<typeof viewCount>
