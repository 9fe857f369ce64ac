import { useSyncExternalStore } from 'react'

const name = 'lectern-email'
const listeners = new Set<() => void>()

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = (): string => sessionStorage.getItem(name) ?? ''

const keep = (email: string): void => {
  sessionStorage.setItem(name, email)
  for (const listener of listeners) listener()
}

/** Forgets the address that this tab kept: somebody is signed in. */
export const forgetEmail = (): void => sessionStorage.removeItem(name)

/**
 * The e-mail that somebody is getting in with, kept in this tab: going back, to another step, or loading the page anew asks
 * for nothing twice. Empty on the server, which has no tab.
 */
export const useStoredEmail = (): [email: string, keep: (email: string) => void] => [
  useSyncExternalStore(follow, read, () => ''),
  keep,
]
