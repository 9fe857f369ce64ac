import type { DocumentKind } from '@lectern/contract/payments/documents/documents'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { foldedHoldsWords } from '../../../platform/database/holds-words.ts'
import { and, asc, eq, gte, lt, or, sql, type SQL } from '../../../platform/database/sql.ts'
import { type KeysetList, keysetPage, type KeysetQuery } from '../../../platform/lists/keyset.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { orders } from '../../orders/index.ts'
import { type DocumentRow, selectDocuments } from './documents.repository.ts'
import { moneyDocuments } from './documents.tables.ts'

/** Which documents of a school are listed. */
export interface DocumentFilter {
  readonly schoolId: SchoolId
  /** The number of an order, or a part of a number, of a buyer's name or tax id. */
  readonly query?: string | undefined
  readonly kind?: DocumentKind | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const hasWords = (query: string | undefined): SQL | undefined => {
  if (!query) return undefined
  const number = /^#(\d{1,9})$/.exec(query)?.[1]
  if (number !== undefined) return eq(orders.number, Number(number))
  return or(foldedHoldsWords(moneyDocuments.called, query), foldedHoldsWords(orders.called, query))
}

const isWanted = ({ schoolId, query, kind, from, before }: DocumentFilter) =>
  and(
    eq(moneyDocuments.schoolId, schoolId),
    hasWords(query),
    kind && eq(moneyDocuments.kind, kind),
    from && gte(moneyDocuments.issuedAt, from),
    before && lt(moneyDocuments.issuedAt, before),
  )

const list: KeysetList<DocumentRow, 'issued'> = {
  id: moneyDocuments.id,
  idOf: (row) => row.id,
  orders: {
    issued: {
      column: moneyDocuments.issuedAt,
      type: 'timestamptz',
      direction: 'desc',
      valueOf: (row) => row.issuedAt.toISOString(),
    },
  },
}

/** One page of the documents of a school, the latest first. */
export const listDocumentsOfSchool = async (
  db: ReadDatabase,
  filter: DocumentFilter,
  page: Omit<KeysetQuery<'issued'>, 'sort'>,
) => {
  const keyset = keysetPage(list, { ...page, sort: 'issued' })
  const rows = await selectDocuments(db)
    .where(and(isWanted(filter), keyset.where))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.answer(rows)
}

const sumOf = (kind: DocumentKind) =>
  sql<string>`coalesce(sum(${moneyDocuments.total}) filter (where ${moneyDocuments.kind} = ${kind}), 0)::text`

/** What the documents that a filter finds come to, for each currency and kind. */
export const sumDocumentsOfSchool = (db: ReadDatabase, filter: DocumentFilter) =>
  db
    .select({
      currency: moneyDocuments.currency,
      invoices: sumOf('invoice'),
      creditNotes: sumOf('credit_note'),
      receipts: sumOf('receipt'),
    })
    .from(moneyDocuments)
    .innerJoin(orders, eq(orders.id, moneyDocuments.orderId))
    .where(isWanted(filter))
    .groupBy(moneyDocuments.currency)
    .orderBy(asc(moneyDocuments.currency))

/** Where counting stops. */
const maxCounted = 10_000

/** How many documents a filter finds, up to a limit. */
export const countDocumentsOfSchool = async (db: ReadDatabase, filter: DocumentFilter) => {
  const found = db
    .select({ id: moneyDocuments.id })
    .from(moneyDocuments)
    .innerJoin(orders, eq(orders.id, moneyDocuments.orderId))
    .where(isWanted(filter))
    .limit(maxCounted + 1)
    .as('found')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found)
  const total = row?.total ?? 0
  return { total: Math.min(total, maxCounted), isExact: total <= maxCounted }
}
