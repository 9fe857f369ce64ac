import { useEffect, useEffectEvent } from 'react'

type Name = 'token' | 'two_factor_token'

/** The token behind `#`, which is taken out of the address at once, so that it stays in no history. */
const takeFragment = (name: Name): string | undefined => {
  const { hash, pathname, search } = window.location
  const token = new URLSearchParams(hash.slice(1)).get(name) ?? ''
  if (!/^[\w-]{16,200}$/.test(token)) return undefined
  window.history.replaceState(window.history.state, '', pathname + search)
  return token
}

/**
 * Hands over a token that stands behind `#` in the address, which no server sees: when the page opens, and when a link
 * to this very page is opened in its tab, which loads nothing anew.
 */
export const useFragment = (name: Name, onToken: (token: string) => void): void => {
  const take = useEffectEvent(() => {
    const token = takeFragment(name)
    if (token !== undefined) onToken(token)
  })
  useEffect(() => {
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
}
