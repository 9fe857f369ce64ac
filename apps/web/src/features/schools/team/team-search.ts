import { readChoice, readNumber, readWords } from '../../../lib/routing/read-search.ts'

export const teamTabs = ['people', 'groups', 'log'] as const
export type TeamTab = (typeof teamTabs)[number]

export interface TeamSearch {
  tab?: TeamTab | undefined
  q?: string | undefined
  action?: string | undefined
  page?: number | undefined
  per_page?: number | undefined
}

/** What the address of the team page says. */
export const readTeamSearch = (search: Record<string, unknown>): TeamSearch => ({
  tab: readChoice(search['tab'], teamTabs),
  q: readWords(search['q']),
  action: readWords(search['action']),
  page: readNumber(search['page']),
  per_page: readNumber(search['per_page']),
})
