import {
  type TransactionKind,
  transactionKinds,
  type TransactionState,
  transactionStates,
} from '@lectern/contract/payments/transactions'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readNumber, readWords } from '../../../lib/routing/read-search.ts'

/** What the address of the transactions says. */
export interface TransactionsSearch extends Omit<ListSearch, 'page'> {
  kind?: TransactionKind | undefined
  state?: TransactionState | undefined
  /** The transaction that is open. */
  transaction?: number | undefined
  /** Days of the school's calendar, both inside. */
  from?: string | undefined
  until?: string | undefined
  /** Own dates are being chosen. */
  dates?: 'own' | undefined
  /** The place of the page. */
  after?: string | undefined
  before?: string | undefined
}

export const readDay = (value: unknown): string | undefined => {
  const day = readWords(value)
  return day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    ? day
    : undefined
}

export const readTransactionsSearch = (search: Record<string, unknown>): TransactionsSearch => {
  const { q, per_page } = readListSearch(search)
  return {
    ...{ q, per_page },
    kind: readChoice(search['kind'], transactionKinds),
    state: readChoice(search['state'], transactionStates),
    transaction: readNumber(search['transaction']),
    ...{ from: readDay(search['from']), until: readDay(search['until']) },
    dates: readChoice(search['dates'], ['own']),
    ...{ after: readWords(search['after']), before: readWords(search['before']) },
  }
}

/** The call for a page of the list. */
export const transactionsQuery = (search: TransactionsSearch, perPage: number) => ({
  query: {
    ...{ query: search.q, kind: search.kind, state: search.state, from: search.from, until: search.until },
    ...{ per_page: perPage, after: search.after, before: search.before },
  },
})

export const transactionRows = { name: 'transactions', perPage: 50 } as const
