import { locales } from '@lectern/contract/kernel/locales'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { Translate } from '../../lib/texts/index.ts'
import { languageNames, type Preferences } from './preferences.ts'

/** The rows of a menu in which language is chosen. */
export const languageEntries = ({
  locale,
  onLocale,
}: Pick<Preferences, 'locale' | 'onLocale'>): MenuEntry[] =>
  locales.map((each) => ({
    kind: 'choice',
    label: languageNames[each],
    chosen: each === locale,
    onSelect: () => onLocale(each),
  }))

export const themeChoices = [
  { value: 'light', text: 'common.theme_light', icon: Sun },
  { value: 'dark', text: 'common.theme_dark', icon: Moon },
  { value: 'auto', text: 'common.theme_auto', icon: Monitor },
] as const

/** The rows of a menu in which light, dark or the device's own is chosen. */
export const themeEntries = (
  { theme, onTheme }: Pick<Preferences, 'theme' | 'onTheme'>,
  t: Translate,
): MenuEntry[] =>
  themeChoices.map(({ value, text, icon }) => ({
    kind: 'choice',
    label: t(text),
    icon,
    chosen: value === theme,
    onSelect: () => onTheme(value),
  }))

/** Both, each under its heading. */
export const preferenceEntries = (preferences: Preferences, t: Translate): MenuEntry[] => [
  { kind: 'heading', label: t('common.language') },
  ...languageEntries(preferences),
  { kind: 'separator' },
  { kind: 'heading', label: t('common.theme') },
  ...themeEntries(preferences, t),
]
