import { useSyncExternalStore } from 'react'

let opened = false
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  if (opened === next) return
  opened = next
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What opens and closes the command menu, from keys and buttons outside of it. */
export const commands = { open: () => set(true), close: () => set(false) }

export const isOpen = (): boolean => opened

export const useIsOpen = (): boolean => useSyncExternalStore(subscribe, isOpen)
