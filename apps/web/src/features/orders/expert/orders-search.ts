import { type OrderGroup, orderGroups } from '@lectern/contract/orders/order-states'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readFlag, readNumber, readWords } from '../../../lib/routing/read-search.ts'

/** How orders are shown. */
export const orderViews = ['table', 'board'] as const
export type OrderView = (typeof orderViews)[number]

/** What the address of the list of orders says. */
export interface OrdersSearch extends Omit<ListSearch, 'page'> {
  /** All of them without. */
  group?: OrderGroup | undefined
  offer?: number | undefined
  /** Who of the staff looks after them. */
  manager?: number | undefined
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

export const readOrdersSearch = (search: Record<string, unknown>): OrdersSearch => {
  const { q, per_page } = readListSearch(search)
  return {
    q,
    per_page,
    group: readChoice(search['group'], orderGroups),
    offer: readNumber(search['offer']),
    manager: readNumber(search['manager']),
    view: readChoice(search['view'], orderViews),
    funnel: readNumber(search['funnel']),
    after: readWords(search['after']),
    before: readWords(search['before']),
    order: readNumber(search['order']),
    new: readFlag(search['new']),
  }
}

/** The call for a page of the list. */
export const ordersQuery = ({ q, group, offer, manager, after, before }: OrdersSearch, perPage: number) => ({
  query: {
    query: q,
    group,
    offer: offer === undefined ? undefined : String(offer),
    manager: manager === undefined ? undefined : String(manager),
    per_page: String(perPage),
    after,
    before,
  },
})
