import type { File as StoredFile } from '@lectern/contract/files/file'
import { ApiError } from '../../../lib/api/index.ts'
import type { OutboxClock } from '../../../lib/outbox/clock.ts'
import { reasonOf, type UploadReason } from '../uploads/index.ts'

/** A file of the web on its way into the storage: the server fetches it. */
export interface WebFile {
  readonly id: string
  readonly address: string
  readonly status: 'waiting' | 'asked' | 'taken' | 'failed'
  readonly file: StoredFile | null
  /** Why it failed. */
  readonly reason: UploadReason | null
}

/** What takes files of the web is made of; a test brings its own. */
export interface WebFileParts {
  /** @throws ApiError what the server says of an address */
  readonly take: (address: string) => Promise<StoredFile>
  readonly clock: OutboxClock
  readonly newId: () => string
}

/** At once: a page of pictures must not take all the room that other calls need. */
const mostAtOnce = 2
/** Of those that are over: the text forgets them later than they are looked at. */
const mostOver = 500
const secondsToWait = 10

/** The server asks for patience: too many calls in a minute, or no room for another. */
const waitOf = (error: unknown): number | null =>
  error instanceof ApiError && (error.status === 429 || error.status === 503)
    ? (error.retryAfter ?? secondsToWait)
    : null

const reasonOfError = (error: unknown): UploadReason =>
  reasonOf(error instanceof ApiError && error.code !== '' ? error.code : 'link_unreachable')

export type WebFiles = ReturnType<typeof createWebFiles>

/** Takes files of the web into the storage, a few at once, and waits where the server asks for it. */
export const createWebFiles = ({ take, clock, newId }: WebFileParts) => {
  let files: readonly WebFile[] = []
  let isWaiting = false
  const listeners = new Set<() => void>()
  const set = (next: readonly WebFile[]): void => {
    files = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<WebFile>): void =>
    set(files.map((file) => (file.id === id ? { ...file, ...changes } : file)))

  const pause = (seconds: number): void => {
    isWaiting = true
    clock.after(seconds * 1_000, () => {
      isWaiting = false
      goOn()
    })
  }
  const ask = async ({ id, address }: WebFile): Promise<void> => {
    try {
      change(id, { status: 'taken', file: await take(address) })
    } catch (error) {
      const wait = waitOf(error)
      if (wait === null) change(id, { status: 'failed', reason: reasonOfError(error) })
      else {
        change(id, { status: 'waiting' })
        pause(wait)
      }
    }
    goOn()
  }
  const goOn = (): void => {
    if (isWaiting) return
    const room = mostAtOnce - files.filter(({ status }) => status === 'asked').length
    for (const file of files.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, room))) {
      change(file.id, { status: 'asked', reason: null })
      void ask(file)
    }
  }
  const isOver = ({ status }: WebFile): boolean => status === 'taken' || status === 'failed'
  return {
    get: () => files,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Begins to take a file; gives its id. */
    add: (address: string): string => {
      const id = newId()
      const over = files.filter(isOver)
      const kept = files.filter((file) => !isOver(file) || over.indexOf(file) >= over.length - mostOver)
      set([...kept, { id, address, status: 'waiting', file: null, reason: null }])
      goOn()
      return id
    },
    retry: (id: string): void => {
      if (files.find((file) => file.id === id)?.status !== 'failed') return
      change(id, { status: 'waiting', reason: null })
      goOn()
    },
  }
}
