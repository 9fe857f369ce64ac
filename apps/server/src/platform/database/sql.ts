/**
 * The one door to the query builder: domains write their tables and queries with what stands here, and no other file
 * outside `platform/` knows which library that is.
 */
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { core, pgCore } from './drizzle.ts'
import type { SchoolId } from '../school-id.ts'

export const {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  ilike,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  sum,
} = core
export type { InferInsertModel, InferSelectModel, SQL, SQLWrapper } from 'drizzle-orm'
export const {
  alias,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} = pgCore

const { customType, timestamp } = pgCore

/**
 * Whether a column has one of some values. They go as one parameter, so that the statement is the same for any number of
 * them and is prepared once.
 */
export const inArray: typeof core.inArray = (
  column: SQLWrapper,
  values: readonly unknown[] | SQLWrapper,
): SQL => {
  if (!isList(values) || !core.is(column, core.Column)) return core.sql`${column} in ${values}`
  return core.sql`${column} = any(${core.sql.param(values.map((value) => column.mapToDriverValue(value)))})`
}

const isList = (values: readonly unknown[] | SQLWrapper): values is readonly unknown[] =>
  Array.isArray(values)

/** `id`: a bigint that the database counts, a JavaScript number here (exact up to 2^53). */
export const numericId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A column holding the id of another row. Give it an index: PostgreSQL makes none for foreign keys. */
export const reference = () => bigint({ mode: 'number' })

/** An amount in minor units of a currency: a bigint here too, so that no sum of amounts is rounded. */
export const moneyColumn = () => bigint({ mode: 'bigint' })

/** The school to which a row belongs. */
export const schoolReference = () => reference().$type<SchoolId>()

/** An instant with milliseconds, a `Date` here: what is read equals what was written. */
export const instantColumn = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A JSON document of type `T`. The type is a promise of the writer: parse on reading when the shape may be old. */
export const jsonColumn = <T>() => jsonb().$type<T>()

/** Bytes. */
export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The number of a transaction, as PostgreSQL counts them: text here, because it passes 2^53. */
export const transactionColumn = customType<{ data: string }>({ dataType: () => 'xid8' })
