export { ConnectionBanner } from './connection-banner.tsx'
export { languageNames, type Preferences } from './preferences.ts'
export { languageEntries, preferenceEntries, themeChoices, themeEntries } from './preference-entries.ts'
export { SkipLink } from './skip-link.tsx'
