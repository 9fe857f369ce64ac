import { compiledTexts } from 'virtual:texts'
import { locales, type Locale } from '@lectern/contract/kernel/locales'
import { createI18n, type I18n, type Texts } from './texts.ts'

const allMessages = (locale: Locale) =>
  Object.fromEntries(
    Object.values(compiledTexts[locale] ?? {}).flatMap((group) => Object.entries(group.messages)),
  )

// One per language with every group, shared by all requests and never activated to another: switching would mix readers.
const shared = new Map<Locale, I18n>(
  locales.map((locale) => [locale, createI18n(locale, allMessages(locale))]),
)

const groupsJson = new Map<string, string>()

/** The compiled groups as JSON, made once for each combination that pages ask for. */
const jsonOf = (locale: Locale, groups: ReadonlySet<string>): string => {
  const names = [...groups].toSorted()
  const key = `${locale}:${names.join()}`
  const known = groupsJson.get(key)
  if (known !== undefined) return known
  const made = JSON.stringify(Object.fromEntries(names.map((name) => [name, compiledTexts[locale]?.[name]])))
  groupsJson.set(key, made)
  return made
}

/** The texts for one request; `carried` is what its page must bring along, as JSON. */
export const createServerTexts = (locale: Locale): Texts & { carried: () => string } => {
  const i18n = shared.get(locale)
  if (!i18n) throw new Error(`No texts in "${locale}"`)
  const used = new Set<string>()
  return {
    locale,
    i18n,
    carried: () => jsonOf(locale, used),
    prefetchRest: () => {},
    need: async (...groups) => {
      for (const group of groups) used.add(group)
    },
  }
}
