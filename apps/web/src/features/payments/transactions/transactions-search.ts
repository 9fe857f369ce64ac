import {
  type TransactionKind,
  transactionKinds,
  type TransactionState,
  transactionStates,
} from '@lectern/contract/payments/transactions'
import { type TransactionSort, transactionSorts } from '@lectern/contract/payments/transaction-list'
import { viewColumns, type ViewQuery } from '@lectern/contract/views/views'
import { type Direction, type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readNumber, readWords } from '../../../lib/routing/read-search.ts'
import type { KeptList } from '../../views/index.ts'
import { type PeriodSearch, readDay } from './period-search.ts'

/** What the address of the transactions says. */
export interface TransactionsSearch extends Omit<ListSearch, 'page'>, PeriodSearch {
  kind?: TransactionKind | undefined
  state?: TransactionState | undefined
  /** The number of a provider. */
  provider?: number | undefined
  sorted?: TransactionSort | undefined
  /** Instead of the order's own. */
  direction?: Direction | undefined
  /** The view that is open; what it asks stands beside it. */
  saved?: number | undefined
  /** Of the open view, or as they were changed in it. */
  columns?: readonly string[] | undefined
  /** The transaction that is open. */
  transaction?: number | undefined
  /** The place of the page. */
  after?: string | undefined
  before?: string | undefined
}

const readColumns = (value: unknown): readonly string[] | undefined => {
  const read = viewColumns.safeParse(value)
  return read.success ? read.data : undefined
}

export const readTransactionsSearch = (search: Record<string, unknown>): TransactionsSearch => {
  const { q, per_page } = readListSearch(search)
  return {
    ...{ q, per_page },
    kind: readChoice(search['kind'], transactionKinds),
    state: readChoice(search['state'], transactionStates),
    provider: readNumber(search['provider']),
    sorted: readChoice(search['sorted'], transactionSorts),
    direction: readChoice(search['direction'], ['asc', 'desc']),
    saved: readNumber(search['saved']),
    columns: readColumns(search['columns']),
    transaction: readNumber(search['transaction']),
    ...{ from: readDay(search['from']), until: readDay(search['until']) },
    dates: readChoice(search['dates'], ['own']),
    ...{ after: readWords(search['after']), before: readWords(search['before']) },
  }
}

/** By what transactions are narrowed down, as list, file and views take it. */
export const transactionsFilter = (search: TransactionsSearch) => ({
  ...{ query: search.q, kind: search.kind, state: search.state, from: search.from, until: search.until },
  provider: search.provider === undefined ? undefined : String(search.provider),
})

/** The call for a page of the list. */
export const transactionsQuery = (search: TransactionsSearch, perPage: number) => ({
  query: {
    ...transactionsFilter(search),
    ...{ sort: search.sorted, direction: search.direction },
    ...{ per_page: perPage, after: search.after, before: search.before },
  },
})

/** What is asked of the list, as a view keeps it. */
export const keptListOf = (search: TransactionsSearch): KeptList => {
  const asked = { ...transactionsFilter(search), sort: search.sorted, direction: search.direction }
  const query = Object.fromEntries(
    Object.entries(asked).flatMap(([part, value]) => (value === undefined ? [] : [[part, value]])),
  )
  return { query, columns: search.columns ?? null }
}

/** Nothing asked. */
export const noQuestion = {
  ...{ q: undefined, kind: undefined, state: undefined, provider: undefined },
  ...{ from: undefined, until: undefined, dates: undefined },
} satisfies TransactionsSearch

/** The address of a view, or of the whole list. */
export const searchOfView = (
  view:
    | { readonly id: number; readonly query: ViewQuery; readonly columns: readonly string[] | null }
    | undefined,
): TransactionsSearch => {
  const nothing = {
    ...noQuestion,
    ...{ sorted: undefined, direction: undefined, columns: undefined, saved: undefined },
  }
  if (!view) return nothing
  const { query: q, sort: sorted, ...rest } = view.query
  const { kind, state, provider, from, until, direction } = readTransactionsSearch(rest)
  return {
    ...nothing,
    ...{ q, kind, state, provider, from, until, direction },
    sorted: readChoice(sorted, transactionSorts),
    columns: view.columns ? [...view.columns] : undefined,
    saved: view.id,
  }
}

export const transactionRows = { name: 'transactions', perPage: 50 } as const
