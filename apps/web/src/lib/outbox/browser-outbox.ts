import { deviceClock } from './clock.ts'
import type { KindTable } from './kinds.ts'
import { createFallbackStorage } from './storage/fallback-storage.ts'
import { createDatabase, createIndexedStorage } from './storage/indexed-storage.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createLeaseLock, createWebLock, type SenderLock } from './sending/sender-lock.ts'
import { createTabChannel } from './sending/tab-channel.ts'
import { report } from '../reporting.ts'

// crypto.randomUUID is missing where the page is not a secure context (plain http in a local network).
const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const personKey = 'lectern-person'

/** Notes whose session this browser holds; tabs of anybody else stop sending. */
const rememberPerson = (person: string): void => {
  try {
    localStorage.setItem(personKey, person)
  } catch {
    // Without storage there is one tab's memory, and that tab knows who signed in.
  }
}

const isStillSignedIn = (person: string) => (): boolean => {
  try {
    const signedIn = localStorage.getItem(personKey)
    return signedIn === null || signedIn === person
  } catch {
    return true
  }
}

const createLock = (name: string, database: ReturnType<typeof createDatabase>): SenderLock =>
  typeof navigator.locks === 'undefined'
    ? createLeaseLock(name, newId(), database, deviceClock)
    : createWebLock(name, deviceClock)

/** Follows the page: tries again when the connection or the person comes back, hurries when the page goes. */
const followPage = (outbox: Outbox): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  const hurry = () => void outbox.hurry().catch((error: unknown) => report(error, 'outbox'))
  window.addEventListener('online', hurry, { signal })
  window.addEventListener('focus', hurry, { signal })
  window.addEventListener('pageshow', (event) => event.persisted && hurry(), { signal })
  window.addEventListener('pagehide', () => outbox.flush(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && outbox.flush(), { signal })
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  // Asked for only while something would really be lost: the listener alone keeps a page out of the back-forward cache.
  const stop = outbox.subscribe(() => {
    if (outbox.status().unsafe) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })
  return () => {
    listening.abort()
    stop()
    window.removeEventListener('beforeunload', warn)
  }
}

/** The outbox of the signed-in person in this tab, on IndexedDB, Web Locks and BroadcastChannel. */
export const createBrowserOutbox = (person: string, kinds: KindTable): Outbox => {
  const name = `lectern-outbox:${person}`
  const database = createDatabase(newId)
  rememberPerson(person)
  const outbox = createOutbox({
    person,
    kinds,
    storage: createFallbackStorage(createIndexedStorage(database), newId, (error) =>
      report(error, 'outbox storage'),
    ),
    lock: createLock(name, database),
    channel: createTabChannel(name),
    clock: deviceClock,
    random: Math.random,
    newId,
    mayAct: isStillSignedIn(person),
  })
  const leave = followPage(outbox)
  const close = () => {
    leave()
    outbox.close()
  }
  return { ...outbox, close }
}
