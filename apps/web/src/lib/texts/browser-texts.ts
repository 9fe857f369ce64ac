import { defaultLocale, isLocale, type Locale } from '@lectern/contract/kernel/locales'
import { report } from '../reporting.ts'
import { loadGroup, type LoadGroup } from './load-group.ts'
import { textGroups, type TextGroup } from './text-id.ts'
import { createI18n, type Texts } from './texts.ts'

const pageLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

/** The texts of this tab, in the language of its page. */
export const createBrowserTexts = (load: LoadGroup = loadGroup): Texts => {
  const locale = pageLocale()
  const i18n = createI18n(locale, {})
  const ready = new Map<TextGroup, Promise<void>>()

  const loadOnce = (group: TextGroup): Promise<void> => {
    const known = ready.get(group)
    if (known) return known
    const loading = load(locale, group).then((messages) => i18n.load(locale, messages))
    ready.set(group, loading)
    loading.catch(() => ready.delete(group))
    return loading
  }

  const need: Texts['need'] = async (...groups) => {
    await Promise.all(groups.map(loadOnce))
  }

  return {
    locale,
    i18n,
    need,
    needed: () => [...ready.keys()],
    files: () => [],
    prefetchRest: () =>
      void need(...textGroups).catch((error: unknown) => report(error, 'prefetch of texts')),
  }
}
