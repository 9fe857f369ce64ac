import type { Locale } from '@lectern/contract/kernel/locales'
import type { Theme } from '../../app-context.ts'

/** The own name of each language, the same in all of them. */
export const languageNames: Record<Locale, string> = { en: 'English', uk: 'Українська', ru: 'Русский' }

/** What a reader chooses for oneself, and what happens then. */
export interface Preferences {
  locale: Locale
  onLocale: (locale: Locale) => void
  theme: Theme
  onTheme: (theme: Theme) => void
}
