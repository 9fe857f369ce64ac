import { defaultLocale, isLocale, type Locale } from '@lectern/contract/kernel/locales'
import { report } from '../reporting.ts'
import { areLoadedGroups, fetchGroups, type FetchGroups, type LoadedGroup } from './fetch-groups.ts'
import { readKept, writeKept } from './kept-groups.ts'
import { textGroups, type TextGroup } from './text-id.ts'
import { createI18n, type Texts } from './texts.ts'

/** Texts of a browser tab: groups come with the page, from the device, or by the translation-groups call. */
export interface BrowserTexts extends Texts {
  /** Takes the groups that the page brought along (JSON of server-texts). */
  receive: (json: string) => void
}

const pageLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

/** The texts of this tab, in the language of its page. */
export const createBrowserTexts = (fetchFrom: FetchGroups = fetchGroups): BrowserTexts => {
  const locale = pageLocale()
  const i18n = createI18n(locale, {})
  const ready = new Map<string, Promise<void>>()

  const accept = (groups: Record<string, LoadedGroup>): void => {
    const all = Object.values(groups).flatMap(({ messages }) => Object.entries(messages))
    i18n.load(Object.fromEntries(all))
  }

  const fetchAll = async (groups: readonly TextGroup[]): Promise<void> => {
    const fetched = await fetchFrom(locale, groups)
    accept(fetched)
    writeKept(locale, fetched)
  }

  const refresh = (groups: readonly TextGroup[]): void => {
    fetchAll(groups).catch((error: unknown) => report(error, 'refresh of texts'))
  }

  const load = async (groups: readonly TextGroup[]): Promise<void> => {
    const kept = readKept(locale, groups)
    accept(kept)
    const missing = groups.filter((group) => !kept[group])
    if (missing.length > 0) await fetchAll(missing)
    // What was kept is shown at once, and asked for again behind the reader's back: it may have changed.
    const old = groups.filter((group) => kept[group])
    if (old.length > 0) refresh(old)
  }

  const need: Texts['need'] = async (...groups) => {
    const wanted = groups.filter((group) => !ready.has(group))
    if (wanted.length > 0) {
      const loading = load(wanted)
      for (const group of wanted) ready.set(group, loading)
      loading.catch(() => wanted.forEach((group) => ready.delete(group)))
    }
    await Promise.all(groups.flatMap((group) => ready.get(group) ?? []))
  }

  return {
    locale,
    i18n,
    need,
    prefetchRest: () =>
      void need(...textGroups).catch((error: unknown) => report(error, 'prefetch of texts')),
    receive: (json) => {
      const groups: unknown = JSON.parse(json)
      if (!areLoadedGroups(groups)) return
      accept(groups)
      for (const group of Object.keys(groups)) ready.set(group, Promise.resolve())
    },
  }
}
