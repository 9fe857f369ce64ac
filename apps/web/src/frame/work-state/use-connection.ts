import { useSyncExternalStore } from 'react'
import { connectionState, type ConnectionState } from './connection-state.ts'

type Network = EventTarget & { effectiveType: string }

const isNetwork = (value: unknown): value is Network =>
  value instanceof EventTarget && 'effectiveType' in value && typeof value.effectiveType === 'string'

/** The Network Information API, which not every browser has. */
const network = (): Network | undefined =>
  'connection' in navigator && isNetwork(navigator.connection) ? navigator.connection : undefined

const stateNow = (): ConnectionState => connectionState(navigator.onLine, network()?.effectiveType)

const follow = (changed: () => void) => {
  const connection = network()
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  connection?.addEventListener('change', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
    connection?.removeEventListener('change', changed)
  }
}

/** How the device is connected, as it changes. Good on the server, where nobody can know. */
export const useConnection = (): ConnectionState => useSyncExternalStore(follow, stateNow, () => 'good')
