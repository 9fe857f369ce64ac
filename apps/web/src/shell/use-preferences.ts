import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Theme } from '../app-context.ts'
import type { Preferences } from '../features/frame/index.ts'
import { chooseLanguage } from './language-choice.ts'
import { chooseTheme } from './theme-choice.ts'

/** Language and colours of the page, and what changes them. */
export const usePreferences = (): Preferences => {
  const context = useRouteContext({ from: '__root__' })
  const [theme, setTheme] = useState(context.theme)
  const onTheme = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return { locale: context.texts.locale, onLocale: chooseLanguage, theme, onTheme }
}
