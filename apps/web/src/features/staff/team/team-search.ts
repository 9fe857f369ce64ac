import { readChoice, readWords } from '../../../lib/routing/read-search.ts'
import { type ListSearch, readListSearch } from '../../../frame/index.ts'

export const teamTabs = ['people', 'groups', 'log'] as const
export type TeamTab = (typeof teamTabs)[number]

export interface TeamSearch extends ListSearch {
  tab?: TeamTab | undefined
  action?: string | undefined
}

/** What the address of the team page says. */
export const readTeamSearch = (search: Record<string, unknown>): TeamSearch => ({
  ...readListSearch(search),
  tab: readChoice(search['tab'], teamTabs),
  action: readWords(search['action']),
})
