import { type ListSearch, readListSearch } from '../../../frame/index.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'

export const moderationTabs = ['reports', 'people', 'rules', 'log'] as const
export type ModerationTab = (typeof moderationTabs)[number]

export interface ModerationSearch extends ListSearch {
  tab?: ModerationTab | undefined
  state?: 'decided' | undefined
}

/** What the address of the moderation page says. */
export const readModerationSearch = (search: Record<string, unknown>): ModerationSearch => ({
  ...readListSearch(search),
  tab: readChoice(search['tab'], moderationTabs),
  state: readChoice(search['state'], ['decided'] as const),
})
