import type { AttemptComments } from '@lectern/contract/comments/attempt-comments.api'
import { useCallback, useSyncExternalStore } from 'react'
import { follow } from '../../lib/live/index.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { countAttemptComments } from './api.ts'

interface Known {
  readonly counts: AttemptComments | undefined
  readonly error: unknown
}

const nothing: Known = { counts: undefined, error: undefined }

interface Watched {
  known: Known
  /** Each asking has its number; an earlier reply that comes late is no news. */
  asked: number
  readonly watchers: Set<() => void>
  /** Ends what is heard of it. */
  leave?: () => void
}

/** What is known of the attempts on the page; forgotten with the last of their parts. */
const attempts = new Map<number, Watched>()

const load = async (attempt: number, watched: Watched): Promise<void> => {
  const round = (watched.asked += 1)
  const tell = (known: Known) => {
    if (watched.asked !== round) return
    watched.known = known
    for (const watcher of watched.watchers) watcher()
  }
  try {
    tell({ counts: (await countAttemptComments({ params: { attempt } })).data, error: undefined })
  } catch (error) {
    tell({ ...watched.known, error })
  }
}

const watch = (attempt: number, watcher: () => void): (() => void) => {
  const watched = attempts.get(attempt) ?? { known: nothing, asked: 0, watchers: new Set() }
  attempts.set(attempt, watched)
  watched.watchers.add(watcher)
  if (watched.asked === 0) void load(attempt, watched)
  watched.leave ??= follow(`quiz-attempt:${attempt}`, () => void load(attempt, watched))
  return () => {
    watched.watchers.delete(watcher)
    if (watched.watchers.size > 0) return
    attempts.delete(attempt)
    watched.leave?.()
  }
}

/** How much is said about an attempt: asked for once, however many parts of the page show it. */
export const useAttemptCounts = (attempt: number) => {
  const subscribe = useCallback((watcher: () => void) => watch(attempt, watcher), [attempt])
  const { counts, error } = useSyncExternalStore(
    subscribe,
    () => attempts.get(attempt)?.known ?? nothing,
    () => nothing,
  )
  const renew = useCallback(() => {
    const watched = attempts.get(attempt)
    if (watched) void load(attempt, watched)
  }, [attempt])
  useRetry(error, renew)
  return { counts, renew }
}
