/**
 * A token that stands behind `#` in the address, which no server sees. It is taken out of the address at once, so that
 * it stays in no history. Undefined when there is none.
 */
export const takeFragment = (name: 'token' | 'two_factor_token'): string | undefined => {
  const { hash, pathname, search } = window.location
  const token = new URLSearchParams(hash.slice(1)).get(name) ?? ''
  if (!/^[\w-]{16,200}$/.test(token)) return undefined
  window.history.replaceState(window.history.state, '', pathname + search)
  return token
}
