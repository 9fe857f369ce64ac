export { ConnectionBanner } from './connection-banner.tsx'
export { languageNames, type Preferences } from './preferences.ts'
export { languageEntries, preferenceEntries, themeChoices, themeEntries } from './preference-entries.ts'
export { SkipLink } from './skip-link.tsx'
export { OtherPersonWay } from './other-person-way.tsx'
export { WorkState } from './work-state.tsx'
export { ConflictDialog } from './conflict-dialog.tsx'
export { RefusedNotice } from './refused-notice.tsx'
export { useConnection } from './use-connection.ts'
export { LoadFailure } from './load-failure.tsx'
export { type ListAddress, useListAddress, useListState } from './lists/list-address.ts'
export { listOrder } from './lists/list-order.ts'
export {
  type Direction,
  type ListSearch,
  type OrderedSearch,
  readListSearch,
  readOrderedSearch,
} from './lists/list-search.ts'
export { choiceFilter, type ListedRows, ListView } from './lists/list-view.tsx'
export { pageOf } from './lists/page-of.ts'
export { rememberedRows } from './lists/remembered-rows.ts'
export { moveEntries } from './move-entries.ts'
export { AccountPage, AccountSection } from './account-section.tsx'
export { SavingState } from './saving-state.tsx'
export { useSaving } from './use-saving.ts'
export { chooseLanguage } from './language-choice.ts'
