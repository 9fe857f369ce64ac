import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { TextGroup } from './text-id.ts'

/** The texts of one page request, or of one browser tab. */
export interface Texts {
  readonly locale: Locale
  readonly i18n: I18n
  /** Makes the groups ready; on the server also notes that the page must carry them. */
  need: (...groups: TextGroup[]) => Promise<void>
  /** Loads all other groups without anybody waiting for them; on the server, nothing. */
  prefetchRest: () => void
}

/** An i18n of one language that already holds `messages`; it is never switched to another. */
export const createI18n = (locale: Locale, messages: Messages): I18n =>
  setupI18n({ locale, messages: { [locale]: messages } })
