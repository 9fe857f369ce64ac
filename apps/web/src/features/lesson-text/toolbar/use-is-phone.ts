import { useSyncExternalStore } from 'react'

/** Document 001 §9: a phone is narrower than 600 pixels. */
const narrow = '(max-width: 599px)'

const subscribe = (tell: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the screen is a phone's. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
