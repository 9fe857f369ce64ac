import type { Locale } from '@lectern/contract/kernel/locales'
import { fillMessage, type Messages } from './message.ts'
import type { TextGroup } from './text-id.ts'

/** The loaded texts of one language. */
export interface I18n {
  readonly locale: Locale
  readonly messages: Readonly<Messages>
  /** The words under `id`; the id itself where there is no such text. */
  t: (id: string, values?: Record<string, string | number>) => string
  load: (messages: Messages) => void
  /** Hears of loaded texts; gives back what ends it. */
  onLoad: (listener: () => void) => () => void
}

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

/** An i18n of one language that already holds `first`; it is never switched to another. */
export const createI18n = (locale: Locale, first: Messages): I18n => {
  const messages: Messages = { ...first }
  const listeners = new Set<() => void>()
  return {
    locale,
    messages,
    t: (id, values = {}) => {
      const message = messages[id]
      return message === undefined ? id : fillMessage(locale, message, values)
    },
    load: (more) => {
      Object.assign(messages, more)
      for (const listener of listeners) listener()
    },
    onLoad: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
