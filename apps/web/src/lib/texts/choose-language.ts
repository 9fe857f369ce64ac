import type { Locale } from '@lectern/contract/kernel/locales'

const year = 365 * 24 * 60 * 60

/** Keeps the reader's language for a year and shows the page in it. What is being written is in the outbox. */
export const chooseLanguage = (locale: Locale): void => {
  document.cookie = `lectern_lang=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
  window.location.reload()
}
