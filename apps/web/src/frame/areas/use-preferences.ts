import type { Locale } from '@lectern/contract/kernel/locales'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Theme } from '../../app-context.ts'
import type { Preferences } from '../index.ts'
import { report } from '../../lib/reporting.ts'
import { chooseLanguage } from '../../lib/texts/choose-language.ts'
import { chooseTheme } from '../preferences/theme-choice.ts'
import { useVisitor } from './use-visitor.ts'

/** Chooses a language: for this device, and for the account of who is signed in, where letters take it from. */
const useLanguageChoice = () => {
  const user = useVisitor()?.id
  return async (language: Locale) => {
    try {
      const { updateProfile } = await import('../../features/identity/api.ts')
      if (user !== undefined) await updateProfile({ params: { user }, body: { language } })
    } catch (error) {
      // The page changes all the same; the account learns it with the next choice.
      report(error, 'language')
    }
    chooseLanguage(language)
  }
}

/** Language and colours of the page, and what changes them. */
export const usePreferences = (): Preferences => {
  const context = useRouteContext({ from: '__root__' })
  const [theme, setTheme] = useState(context.theme)
  const onTheme = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  const choose = useLanguageChoice()
  const onLocale = (locale: Locale) => void choose(locale)
  return { locale: context.texts.locale, onLocale, theme, onTheme }
}
