import type { File as StoredFile } from '@lectern/contract/files/file'
import { storedFile } from '../../testing/stored-file.ts'
import { createStoredUploads } from '../stored-uploads.ts'
import type { Sending, Sent } from '../sending/send-bytes.ts'
import type { UploadDependencies } from '../upload-dependencies.ts'
import type { UploadTabMessage } from '../upload-tabs.ts'

/** Tabs of one browser: locks and message go between all that are made of it. */
export const createFakeBrowser = () => {
  const held = new Map<string, Promise<unknown>>()
  const tabs = new Set<(message: UploadTabMessage) => void>()
  return {
    openTab: (): UploadDependencies['tabs'] => {
      let mine: ((message: UploadTabMessage) => void) | undefined
      return {
        tell: (message) => {
          for (const tab of tabs) if (tab !== mine) queueMicrotask(() => tab(message))
        },
        listen: (_person, onMessage) => {
          mine = onMessage
          tabs.add(onMessage)
          return () => void tabs.delete(onMessage)
        },
        tryLock: async (id, work) => {
          if (held.has(id)) return false
          const done = work()
          held.set(id, done)
          await done
          held.delete(id)
          return true
        },
        awaitLock: async (id) => {
          await held.get(id)
        },
      }
    },
  }
}

interface Call {
  readonly sending: Sending
  readonly end: (sent: Sent) => void
}

/** A server that does what a test says, and time that stands still until it is told to go on. */
export const createFakeDependencies = (browser = createFakeBrowser()) => {
  const calls: Call[] = []
  const ended: string[] = []
  const replaced: [string, string][] = []
  const timers: (() => void)[] = []
  const waits: number[] = []
  const offline = new Set<() => void>()
  let ids = 0
  let now = 0
  const files = new Map<string, StoredFile | null>()
  const dependencies: UploadDependencies = {
    stored: createStoredUploads(),
    tabs: browser.openTab(),
    onOnline: () => () => undefined,
    onOffline: (work) => {
      offline.add(work)
      return () => void offline.delete(work)
    },
    newId: () => {
      ids += 1
      return `upload-${ids}`
    },
    clock: {
      now: () => now,
      after: (milliseconds, work) => {
        waits.push(milliseconds)
        timers.push(work)
        return () => void timers.splice(timers.indexOf(work) >>> 0, 1)
      },
    },
    server: {
      send: (sending) =>
        new Promise((resolve) => {
          calls.push({ sending, end: resolve })
          sending.signal.addEventListener('abort', () => resolve({ kind: 'stopped' }))
        }),
      end: (url) => {
        ended.push(url)
        return Promise.resolve()
      },
      find: (uuid) => Promise.resolve(files.get(uuid) ?? storedFile(uuid)),
      replace: (uuid, by) => {
        replaced.push([uuid, by])
        return Promise.resolve()
      },
      limits: () => Promise.resolve({ maxUpload: 1_000, free: null, quota: null }),
    },
  }
  return {
    dependencies,
    calls,
    ended,
    replaced,
    /** Every time that something waited for, in milliseconds. */
    waits,
    tick: (milliseconds: number) => {
      now += milliseconds
    },
    /** The device is cut off. */
    cutOff: () => {
      for (const work of offline) work()
    },
    /** Lets every waiting go on. */
    wake: () => {
      for (const work of timers.splice(0)) work()
    },
    process: (uuid: string, part: Partial<StoredFile>) => files.set(uuid, storedFile(uuid, part)),
  }
}
