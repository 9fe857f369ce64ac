import { readChoice } from '../../../lib/routing/read-search.ts'

export const schoolSettingsTabs = ['general', 'look', 'links', 'mail', 'owner'] as const

interface SchoolSettingsSearch {
  tab?: (typeof schoolSettingsTabs)[number] | undefined
}

/** What the address of the school's settings says. Apart from the page, which comes only with its address. */
export const readSchoolSettingsSearch = (search: Record<string, unknown>): SchoolSettingsSearch => ({
  tab: readChoice(search['tab'], schoolSettingsTabs),
})
