import { type ContactOrder, contactOrders } from '@lectern/contract/contacts/contact-kinds'
import { filterText } from '@lectern/contract/filters/filter-text'
import type { FilterTree } from '@lectern/contract/filters/tree'
import { viewColumns } from '@lectern/contract/views/views'
import { type Direction, type ListSearch, readListSearch } from '../../../frame/index.ts'
import { type LooksSearch, readLooksSearch } from '../looks/looks-search.ts'
import { readChoice, readFlag, readNumber, readWords } from '../../../lib/routing/read-search.ts'

export const accountStates = ['with', 'without'] as const

/** Tabs of the settings; the first one is open without its name in the address. */
export const settingsParts = ['fields', 'tags', 'log'] as const
export type SettingsPart = (typeof settingsParts)[number]

/** What the address of the list of contacts says. */
export interface ContactsSearch extends Omit<ListSearch, 'page'>, LooksSearch {
  tag?: number | undefined
  account?: (typeof accountStates)[number] | undefined
  /** On a list of the school. */
  list?: number | undefined
  /** A tree of conditions as JSON. */
  filter?: string | undefined
  sorted?: ContactOrder | undefined
  /** Instead of the order's own. */
  direction?: Direction | undefined
  /** The view that is open; what it asks stands beside it. */
  saved?: number | undefined
  /** Of the open view, or as they were changed in it. */
  columns?: readonly string[] | undefined
  /** The place of the page. */
  after?: string | undefined
  before?: string | undefined
  /** What the school asks its people, in place of the list. */
  view?: 'settings' | undefined
  /** The open tab of the settings. */
  part?: SettingsPart | undefined
  /** Somebody is being added. */
  new?: true | undefined
}

export const readContactsSearch = (search: Record<string, unknown>): ContactsSearch => {
  const { q, per_page } = readListSearch(search)
  return {
    q,
    per_page,
    tag: readNumber(search['tag']),
    account: readChoice(search['account'], accountStates),
    list: readNumber(search['list']),
    filter: readFilter(search['filter']),
    sorted: readChoice(search['sorted'], contactOrders),
    direction: readChoice(search['direction'], ['asc', 'desc']),
    saved: readNumber(search['saved']),
    columns: readColumns(search['columns']),
    after: readWords(search['after']),
    before: readWords(search['before']),
    view: readChoice(search['view'], ['settings']),
    ...readLooksSearch(search),
    part: readChoice(search['part'], settingsParts),
    new: readFlag(search['new']),
  }
}

const readColumns = (value: unknown): readonly string[] | undefined => {
  const read = viewColumns.safeParse(value)
  return read.success ? read.data : undefined
}

/** The router hands in what looks like JSON as an object. */
const readFilter = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return filterText.safeParse(text).success ? text : undefined
}

/** The filter of an address; undefined where it asks nothing. */
export const filterIn = ({ filter }: ContactsSearch): FilterTree | undefined =>
  filter === undefined ? undefined : filterText.parse(filter)

/** By what the list is narrowed down: whom an action on all that match is about. */
export const contactsFilter = (search: ContactsSearch) => ({
  search: search.q,
  tag: search.tag === undefined ? undefined : String(search.tag),
  account: search.account,
  list: search.list === undefined ? undefined : String(search.list),
  filter: search.filter,
})

/** The call for a page of the list. */
export const contactsQuery = (search: ContactsSearch, perPage: number) => ({
  query: {
    ...contactsFilter(search),
    per_page: perPage,
    sort: search.sorted,
    direction: search.direction,
    after: search.after,
    before: search.before,
  },
})
