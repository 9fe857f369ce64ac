import { type FeedState, feedStates } from '@lectern/contract/comments/feed-states'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'

export interface FeedSearch extends ListSearch {
  state?: FeedState | undefined
  course?: number | undefined
}

/** What the address of the list of all comments says. */
export const readFeedSearch = (search: Record<string, unknown>): FeedSearch => ({
  ...readListSearch(search),
  state: readChoice(search['state'], feedStates),
  course: readNumber(search['course']),
})
