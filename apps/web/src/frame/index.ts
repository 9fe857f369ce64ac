export { ConnectionBanner } from './work-state/connection-banner.tsx'
export { languageNames, type Preferences } from './preferences/preferences.ts'
export {
  languageEntries,
  preferenceEntries,
  themeChoices,
  themeEntries,
} from './preferences/preference-entries.ts'
export { SkipLink } from './skip-link.tsx'
export { OtherPersonWay } from './work-state/other-person-way.tsx'
export { WorkState } from './work-state/work-state.tsx'
export { ConflictDialog, ConflictLine } from './work-state/conflict-dialog.tsx'
export { RefusedNotice } from './work-state/refused-notice.tsx'
export { useConnection } from './work-state/use-connection.ts'
export { LoadFailure } from './work-state/load-failure.tsx'
export { type ListAddress, useListAddress, useListState } from './lists/list-address.ts'
export { listOrder } from './lists/list-order.ts'
export {
  type Direction,
  type ListSearch,
  type OrderedSearch,
  readListSearch,
  readOrderedSearch,
} from './lists/list-search.ts'
export { ListPlaces } from './lists/list-places.tsx'
export { type BulkWork, choiceFilter, type ListedRows, ListView } from './lists/list-view.tsx'
export { type ChosenRows, useChosenRows } from './lists/use-chosen-rows.ts'
export { moveEntries } from './move-entries.ts'
export { AccountPage, AccountSection } from './account-section.tsx'
export { JoinBox, JoinPage } from './join-page.tsx'
export { ReportDialog } from './report-dialog.tsx'
export { SavingState } from './work-state/saving-state.tsx'
export { useSaving } from './work-state/use-saving.ts'
export { useOwnSetting } from './preferences/use-own-settings.ts'
export { chooseTheme } from './preferences/theme-choice.ts'
export { DayField, MomentField, TimeField } from './fields/date-fields.tsx'
export { ColorField } from './fields/color-field.tsx'
export { NumberField } from './fields/number-field.tsx'
export { CurrencyField } from './fields/currency-field.tsx'
export { currencyName } from './fields/currency-names.ts'
export { MoneyField } from './fields/money-field.tsx'
export { deviceZone } from '../lib/texts/zone-names.ts'
export { OneOfManyField } from './fields/one-of-many-field.tsx'
export { ZoneField } from './fields/zone-field.tsx'
