import { useSyncExternalStore } from 'react'

type Scheme = 'light' | 'dark'

const darkQuery = '(prefers-color-scheme: dark)'

const schemeNow = (): Scheme => {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(darkQuery).matches ? 'dark' : 'light'
}

const follow = (changed: () => void) => {
  const device = matchMedia(darkQuery)
  const choice = new MutationObserver(changed)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  device.addEventListener('change', changed)
  return () => {
    choice.disconnect()
    device.removeEventListener('change', changed)
  }
}

/** The colours in force: the reader's choice, else the device's; follows both. */
export const useColorScheme = (): Scheme => useSyncExternalStore(follow, schemeNow, () => 'light')
