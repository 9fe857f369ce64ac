import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { TextGroup } from './text-id.ts'

/** The texts of one page request, or of one browser tab. */
export interface Texts {
  readonly locale: Locale
  readonly i18n: I18n
  /** Makes the groups ready; on the server also notes that the browser needs them. */
  need: (...groups: TextGroup[]) => Promise<void>
  /** The groups that were asked for so far. */
  needed: () => TextGroup[]
  /** The files of these groups; on the server, where a page names what its browser loads. */
  files: () => readonly string[]
  /** Loads all other groups without anybody waiting for them; on the server, nothing. */
  prefetchRest: () => void
}

/** An i18n of one language that already holds `first`; it is never switched to another. A text it does not have is its id. */
export const createI18n = (locale: Locale, first: Messages): I18n =>
  setupI18n({ locale, messages: { [locale]: { ...first } }, missing: (_locale, id) => id })
