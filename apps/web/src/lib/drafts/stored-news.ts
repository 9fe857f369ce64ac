import { report } from '../reporting.ts'
import type { Revised } from './draft-kind.ts'

interface StoredNews {
  entity: string
  stored: Revised<unknown>
  /** See `DraftReply.sent`. */
  sent?: unknown
}

type Listener = (news: StoredNews) => void

const listeners = new Set<Listener>()
const newest = new Map<string, Revised<unknown>>()

const tellHere = (news: StoredNews): void => {
  newest.set(news.entity, news.stored)
  for (const listener of listeners) listener(news)
}

let channel: BroadcastChannel | undefined

/** Other tabs are told as well: the one that sends need not be the one in which was written. */
const openChannel = (): BroadcastChannel | undefined => {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('lectern-kept')
  channel.addEventListener('message', (event: MessageEvent<StoredNews>) => tellHere(event.data))
  return channel
}

/** Tells every open tab what the server now has of a document. */
export const tellStored = (news: StoredNews): void => {
  try {
    openChannel()?.postMessage(news)
  } catch (error) {
    report(error, 'news of a stored document')
  }
  tellHere(news)
}

/** Hears of every document that is stored; gives back what ends it. */
export const hearStored = (listener: Listener): (() => void) => {
  openChannel()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The newest document of `entity` that this tab has heard of. */
export const lastStored = (entity: string): Revised<unknown> | undefined => newest.get(entity)
