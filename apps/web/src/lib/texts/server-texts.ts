import type { I18n } from '@lingui/core'
import { textFiles } from 'virtual:page-manifest'
import { compiledTexts } from 'virtual:texts'
import { locales, type Locale } from '@lectern/contract/kernel/locales'
import type { TextGroup } from './text-id.ts'
import { createI18n, type Texts } from './texts.ts'

const allMessages = (locale: Locale) =>
  Object.fromEntries(
    Object.values(compiledTexts[locale] ?? {}).flatMap((group) => Object.entries(group.messages)),
  )

// One per language with every group, shared by all requests and never activated to another: switching would mix readers.
const shared = new Map<Locale, I18n>(
  locales.map((locale) => [locale, createI18n(locale, allMessages(locale))]),
)

/** The texts for one request. */
export const createServerTexts = (locale: Locale): Texts => {
  const i18n = shared.get(locale)
  if (!i18n) throw new Error(`No texts in "${locale}"`)
  const needed = new Set<TextGroup>()
  return {
    locale,
    i18n,
    needed: () => [...needed],
    files: () => [...needed].flatMap((group) => textFiles[locale]?.[group] ?? []),
    prefetchRest: () => {},
    need: async (...groups) => {
      for (const group of groups) needed.add(group)
    },
  }
}
