import type { Upload } from './upload.ts'

/** What tabs of one person tell each other about uploads. */
export type UploadTabMessage =
  | { readonly kind: 'changed'; readonly upload: Upload }
  | { readonly kind: 'removed'; readonly ids: readonly string[] }
  | { readonly kind: 'abort'; readonly id: string }
  | { readonly kind: 'asked' }

/** The other tabs of the browser, and the locks that say which of them sends. */
export interface UploadTabs {
  tell: (message: UploadTabMessage) => void
  listen: (person: string, onMessage: (message: UploadTabMessage) => void) => () => void
  /** Runs `work` when no other tab has the upload; false when one has it. */
  tryLock: (id: string, work: () => Promise<void>) => Promise<boolean>
  /** Resolves when the other tab has let it go. */
  awaitLock: (id: string, signal: AbortSignal) => Promise<void>
}

// Only this module's own words are on the channel, so their shape is taken on trust.
const isMessage = (value: unknown): value is UploadTabMessage =>
  typeof value === 'object' && value !== null && 'kind' in value

const lockOf = (id: string): string => `lectern-upload-${id}`

/** Web Locks and a channel; without them (an insecure address, an old browser) every tab is alone. */
export const createUploadTabs = (): UploadTabs => {
  let channel: BroadcastChannel | undefined
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (person, onMessage) => {
      if (typeof BroadcastChannel === 'undefined') return () => undefined
      const opened = new BroadcastChannel(`lectern-uploads-${person}`)
      channel = opened
      opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) onMessage(data)
      })
      return () => opened.close()
    },
    tryLock: async (id, work) => {
      if (!('locks' in navigator)) {
        await work()
        return true
      }
      return navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
        if (lock) await work()
        return lock !== null
      })
    },
    awaitLock: async (id, signal) => {
      if ('locks' in navigator) await navigator.locks.request(lockOf(id), { signal }, () => undefined)
    },
  }
}
