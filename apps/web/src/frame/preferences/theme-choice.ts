import type { Theme } from '../../app-context.ts'

const name = 'lectern_theme'
const year = 365 * 24 * 60 * 60

/** The reader's choice in a Cookie header or `document.cookie`; the device's own when there is none. */
export const readTheme = (cookies: string): Theme => {
  const value = new RegExp(`(?:^|;\\s*)${name}=(light|dark)(?:;|$)`).exec(cookies)?.[1]
  return value === 'light' || value === 'dark' ? value : 'auto'
}

/** Colours the page at once and keeps the choice for a year, where the server sees it too. */
export const chooseTheme = (theme: Theme): void => {
  document.cookie = `${name}=${theme}; Path=/; Max-Age=${theme === 'auto' ? 0 : year}; SameSite=Lax`
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
