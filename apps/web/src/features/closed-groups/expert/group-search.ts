import { connectionStates, memberStates } from '@lectern/contract/closed-groups/group-states'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { type ParticipantsSearch, readParticipantsSearch } from '../../courses/index.ts'

const groupTabs = ['settings', 'members', 'links', 'access', 'team'] as const
export type GroupTab = (typeof groupTabs)[number]

export interface GroupListSearch extends ListSearch {
  state?: (typeof connectionStates)[number] | undefined
}

/** What the address of the list of closed groups says. */
export const readGroupListSearch = (search: Record<string, unknown>): GroupListSearch => ({
  ...readListSearch(search),
  state: readChoice(search['state'], connectionStates),
})

export const groupRows = { name: 'closed-groups', perPage: 50 } as const

/** What the server is asked for such an address. */
export const groupsQuery = (
  { q, page, per_page, state }: GroupListSearch,
  perPage: number = groupRows.perPage,
) => ({ query: { query: q, state, page: page ?? 1, per_page: per_page ?? perPage } })

export const memberFilters = ['waiting', ...memberStates] as const
export type MemberFilter = (typeof memberFilters)[number]

/** The open tab of a closed group, and the list on it. */
export interface GroupPageSearch extends ParticipantsSearch {
  tab?: GroupTab | undefined
  state?: MemberFilter | undefined
}

/** What the address of a closed group says. */
export const readGroupPageSearch = (search: Record<string, unknown>): GroupPageSearch => ({
  ...readParticipantsSearch(search),
  tab: readChoice(search['tab'], groupTabs),
  state: readChoice(search['state'], memberFilters),
})
