import { report } from '../../reporting.ts'
import type { Change } from '../change.ts'

/** What one tab tells the others of the same person. */
export type TabMessage =
  /** The kept changes are others than before: read them again. */
  | { type: 'changed' }
  /** New work on an entity, so that another tab can show it. */
  | { type: 'enqueued'; change: Change }
  | { type: 'stored'; entity: string; id: string; at: number }
  | { type: 'refused'; change: Change }
  /** Everything that waits may be tried again (back online, signed in). */
  | { type: 'hurry' }

export interface TabChannel {
  post: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => void
  close: () => void
}

/** BroadcastChannel between the tabs of one browser profile that work for the same person. */
export const createTabChannel = (name: string): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data)),
    close: () => channel.close(),
  }
}

/** What happens to one person's work, told to this tab's listeners and to the other tabs. */
export const createTabMessages = (channel: TabChannel) => {
  const ears = new Set<(message: TabMessage) => void>()
  const tellHere = (message: TabMessage) => {
    for (const ear of ears) ear(message)
  }
  return {
    /** To the other tabs. */
    post: channel.post,
    /** To the other tabs, and to this one's listeners. */
    tell: (message: TabMessage) => {
      channel.post(message)
      tellHere(message)
    },
    /** Lets the outbox take in what another tab says, before this tab's listeners hear it. */
    onOtherTab: (take: (message: TabMessage) => Promise<void>) => {
      const hear = async (message: TabMessage) => {
        try {
          await take(message)
          tellHere(message)
        } catch (error) {
          report(error, 'outbox')
        }
      }
      channel.listen((message) => void hear(message))
    },
    listen: (ear: (message: TabMessage) => void) => {
      ears.add(ear)
      return () => void ears.delete(ear)
    },
    close: channel.close,
  }
}
