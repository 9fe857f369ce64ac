import type { OutboxClock } from '../../../lib/outbox/clock.ts'
import type { StoredUploads } from './stored-uploads.ts'
import type { UploadServer } from './sending/upload-server.ts'
import type { UploadTabs } from './upload-tabs.ts'

/** What uploads are made of; a test brings its own. */
export interface UploadDependencies {
  readonly server: UploadServer
  readonly stored: StoredUploads
  readonly tabs: UploadTabs
  readonly clock: OutboxClock
  /** Calls `work` when the device is connected again; gives back what ends that. */
  readonly onOnline: (work: () => void) => () => void
  /** The same for when it is no longer. */
  readonly onOffline: (work: () => void) => () => void
  readonly newId: () => string
}

/** Resolves after so long, when the device is connected again, or when `signal` aborts. */
export const pause = (
  { clock, onOnline }: Pick<UploadDependencies, 'clock' | 'onOnline'>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      cancel()
      offOnline()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.after(milliseconds, end)
    const offOnline = onOnline(end)
    signal.addEventListener('abort', end, { once: true })
  })
