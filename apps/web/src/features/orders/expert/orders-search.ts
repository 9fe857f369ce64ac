import { type OrderSort, orderSorts } from '@lectern/contract/orders/order-list'
import {
  type OrderGroup,
  orderGroups,
  type OrderSource,
  orderSources,
  type OrderState,
  orderStates,
} from '@lectern/contract/orders/order-states'
import { viewColumns, type ViewQuery } from '@lectern/contract/views/views'
import { type CurrencyCode, isCurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { type Direction, type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readFlag, readNumber, readWords } from '../../../lib/routing/read-search.ts'
import type { KeptList } from '../../views/index.ts'

/** How orders are shown. */
export const orderViews = ['table', 'board'] as const
export type OrderView = (typeof orderViews)[number]

/** What is asked of orders, in the table and on the board alike. */
export interface OrderQuestion {
  /** All of them without. */
  group?: OrderGroup | undefined
  state?: OrderState | undefined
  offer?: number | undefined
  /** The chosen way to pay. */
  method?: number | undefined
  /** Who of the staff looks after them. */
  manager?: number | undefined
  stage?: number | undefined
  source?: OrderSource | undefined
  currency?: CurrencyCode | undefined
  /** Days of the school's calendar, both inside. */
  created_from?: string | undefined
  created_to?: string | undefined
  /** In minor units of the currency, both inside. */
  total_from?: number | undefined
  total_to?: number | undefined
}

/** What the address of the list of orders says. */
export interface OrdersSearch extends Omit<ListSearch, 'page'>, OrderQuestion {
  sorted?: OrderSort | undefined
  /** Instead of the order's own. */
  direction?: Direction | undefined
  /** The view that is open; what it asks stands beside it. */
  saved?: number | undefined
  /** Of the open view, or as they were changed in it. */
  columns?: readonly string[] | undefined
  /** As the reader chose last without. */
  view?: OrderView | undefined
  /** Of which the board is shown; the first one without. */
  funnel?: number | undefined
  /** The place of the page. */
  after?: string | undefined
  before?: string | undefined
  /** The order that stands open beside the others. */
  order?: number | undefined
  /** An order is being made. */
  new?: true | undefined
}

const readDay = (value: unknown): string | undefined => {
  const day = readWords(value)
  return day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    ? day
    : undefined
}

const readCurrency = (value: unknown): CurrencyCode | undefined => {
  const code = readWords(value)
  return code !== undefined && isCurrencyCode(code) ? code : undefined
}

const readColumns = (value: unknown): readonly string[] | undefined => {
  const read = viewColumns.safeParse(value)
  return read.success ? read.data : undefined
}

const readQuestion = (search: Record<string, unknown>): OrderQuestion => ({
  group: readChoice(search['group'], orderGroups),
  state: readChoice(search['state'], orderStates),
  offer: readNumber(search['offer']),
  method: readNumber(search['method']),
  manager: readNumber(search['manager']),
  stage: readNumber(search['stage']),
  source: readChoice(search['source'], orderSources),
  currency: readCurrency(search['currency']),
  created_from: readDay(search['created_from']),
  created_to: readDay(search['created_to']),
  total_from: readNumber(search['total_from']),
  total_to: readNumber(search['total_to']),
})

export const readOrdersSearch = (search: Record<string, unknown>): OrdersSearch => {
  const { q, per_page } = readListSearch(search)
  return {
    ...{ q, per_page },
    ...readQuestion(search),
    sorted: readChoice(search['sorted'], orderSorts),
    direction: readChoice(search['direction'], ['asc', 'desc']),
    saved: readNumber(search['saved']),
    columns: readColumns(search['columns']),
    view: readChoice(search['view'], orderViews),
    funnel: readNumber(search['funnel']),
    after: readWords(search['after']),
    before: readWords(search['before']),
    order: readNumber(search['order']),
    new: readFlag(search['new']),
  }
}

const words = (value: number | undefined) => (value === undefined ? undefined : String(value))

/** By what orders are narrowed down, as each call takes it: list, board, actions on all that match, views. */
export const ordersFilter = (search: OrdersSearch) => ({
  query: search.q,
  group: search.group === 'all' ? undefined : search.group,
  ...{ state: search.state, source: search.source, currency: search.currency },
  ...{ offer: words(search.offer), method: words(search.method), manager: words(search.manager) },
  stage: words(search.stage),
  ...{ created_from: search.created_from, created_to: search.created_to },
  ...{ total_from: words(search.total_from), total_to: words(search.total_to) },
})

/** Whether anything is asked. */
export const isQuestion = (search: OrdersSearch): boolean =>
  Object.values(ordersFilter(search)).some((each) => each !== undefined)

/** The call for a page of the list: its heads tell the order, also where one stage is asked for. */
export const ordersQuery = (search: OrdersSearch, perPage: number) => ({
  query: {
    ...ordersFilter(search),
    sort: search.sorted ?? (search.stage === undefined ? undefined : ('created' as const)),
    direction: search.direction,
    per_page: String(perPage),
    ...{ after: search.after, before: search.before },
  },
})

/** What is asked of the list, as a view keeps it. */
export const keptListOf = (search: OrdersSearch): KeptList => {
  const asked = { ...ordersFilter(search), sort: search.sorted, direction: search.direction }
  const query = Object.fromEntries(
    Object.entries(asked).flatMap(([part, value]) => (value === undefined ? [] : [[part, value]])),
  )
  return { query, columns: search.columns ?? null }
}

/** Nothing asked, and the usual order and columns. */
export const noQuestion = {
  ...{ q: undefined, group: undefined, state: undefined, offer: undefined, method: undefined },
  ...{ manager: undefined, stage: undefined, source: undefined, currency: undefined },
  ...{ created_from: undefined, created_to: undefined, total_from: undefined, total_to: undefined },
} satisfies OrdersSearch

/** The address of a view, or of the whole list. A view that every school has is known by what it asks. */
export const searchOfView = (
  view:
    | { readonly id: number; readonly query: ViewQuery; readonly columns: readonly string[] | null }
    | undefined,
): OrdersSearch => {
  const nothing = {
    ...noQuestion,
    ...{ sorted: undefined, direction: undefined, columns: undefined, saved: undefined },
  }
  if (!view) return nothing
  const { query: q, sort: sorted, direction, ...rest } = view.query
  return {
    ...nothing,
    ...readQuestion(rest),
    q,
    sorted: readChoice(sorted, orderSorts),
    direction: readChoice(direction, ['asc', 'desc']),
    columns: view.columns ? [...view.columns] : undefined,
    saved: view.id < 0 ? undefined : view.id,
  }
}
