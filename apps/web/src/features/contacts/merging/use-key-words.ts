import type { ContactCard, ContactKey } from '@lectern/contract/contacts/contacts'
import { locales } from '@lectern/contract/kernel/locales'
import { languageNames } from '../../../frame/index.ts'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { valueOfKey } from './merge-draft.ts'

/** How the value of a field that every contact has reads. */
export const useKeyWords = () => {
  const { locale } = useTexts()
  const { date } = useDates()
  const isHere = useHydrated()
  return (card: ContactCard, key: ContactKey): string => {
    const value = valueOfKey(card, key)
    if (value === null) return ''
    if (key === 'birthday') return date(`${value}T12:00:00.000Z`)
    // The server may name countries otherwise than the browser.
    if (key === 'country' && isHere)
      return new Intl.DisplayNames(locale, { type: 'region' }).of(value) ?? value
    const language = key === 'language' ? readChoice(value, locales) : undefined
    return language === undefined ? value : languageNames[language]
  }
}
