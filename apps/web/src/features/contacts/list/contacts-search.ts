import { type ContactActivity, contactActivities } from '@lectern/contract/contacts/contact-activity'
import {
  type ContactOrder,
  contactOrders,
  type ContactSource,
  contactSources,
} from '@lectern/contract/contacts/contact-kinds'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readFlag, readNumber, readWords } from '../../../lib/routing/read-search.ts'

export const contactStates = ['active', 'blocked'] as const
export const accountStates = ['with', 'without'] as const

/** What the address of the list of contacts says. */
export interface ContactsSearch extends Omit<ListSearch, 'page'> {
  tag?: number | undefined
  state?: (typeof contactStates)[number] | undefined
  source?: ContactSource | undefined
  manager?: number | undefined
  activity?: ContactActivity | undefined
  account?: (typeof accountStates)[number] | undefined
  sorted?: ContactOrder | undefined
  /** The place of the page. */
  after?: string | undefined
  before?: string | undefined
  /** Somebody is being added. */
  new?: true | undefined
}

export const readContactsSearch = (search: Record<string, unknown>): ContactsSearch => {
  const { q, per_page } = readListSearch(search)
  return {
    q,
    per_page,
    tag: readNumber(search['tag']),
    state: readChoice(search['state'], contactStates),
    source: readChoice(search['source'], contactSources),
    manager: readNumber(search['manager']),
    activity: readChoice(search['activity'], contactActivities),
    account: readChoice(search['account'], accountStates),
    sorted: readChoice(search['sorted'], contactOrders),
    after: readWords(search['after']),
    before: readWords(search['before']),
    new: readFlag(search['new']),
  }
}

/** The call for a page of the list. */
export const contactsQuery = (search: ContactsSearch, perPage: number) => ({
  query: {
    per_page: perPage,
    search: search.q,
    tag: search.tag === undefined ? undefined : String(search.tag),
    status: search.state,
    source: search.source,
    manager: search.manager === undefined ? undefined : String(search.manager),
    activity: search.activity,
    account: search.account,
    sort: search.sorted,
    after: search.after,
    before: search.before,
  },
})
