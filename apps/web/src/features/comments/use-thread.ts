import { commentRefreshMs } from '@lectern/contract/comments/comment-limits'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLive } from '../../lib/live/index.ts'
import { report } from '../../lib/reporting.ts'
import { readComments } from './api.ts'
import { type Choices, keepChoices, readChoices } from './kept-choices.ts'
import { useKeptPlace } from './use-kept-place.ts'
import {
  type CommentPage,
  listCommentsAt,
  liveNameOf,
  nameOfPlace,
  selectionAt,
  type ThreadPlace,
} from './thread-place.ts'

interface Asked extends Choices {
  readonly page: number
  /** The page on which this comment stands. */
  readonly wanted: number | undefined
}

interface Arrived {
  readonly count: number
  /** Tells one arrival from the next of as many. */
  readonly round: number
}

/** How many comments of others stand on a page that did not before. */
const countArrived = (before: CommentPage | undefined, now: CommentPage, person: number): number => {
  if (before === undefined) return 0
  const known = new Set(before.comments.data.map(({ id }) => id))
  const isNew = ({ id, user_id, is_deleted }: CommentPage['comments']['data'][number]) =>
    !known.has(id) && user_id !== person && !is_deleted
  return now.comments.data.filter(isNew).length
}

interface ThreadReader {
  /** Who reads. */
  readonly person: number
  /** The comment that is to be seen first. */
  readonly wanted: number | undefined
  /** Where the thread stands on the page. */
  readonly box: RefObject<HTMLElement | null>
}

/** The comments of a place, a page at a time; what others write comes in by itself, and what is read stays where it is. */
export const useThread = (place: ThreadPlace, { person, wanted, box }: ThreadReader) => {
  const [asked, setAsked] = useState<Asked>(() => ({ page: 1, wanted, ...readChoices() }))
  const [round, setRound] = useState(0)
  const [thread, setThread] = useState<CommentPage>()
  const [error, setError] = useState<unknown>()
  // A mark stays for as long as the page does, so that the reader finds what was new.
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const [arrived, setArrived] = useState<Arrived>({ count: 0, round: 0 })
  const name = nameOfPlace(place)
  /** When the page was last asked for, or will be: what happened before is in it. */
  const askedAt = useRef(0)
  const isByItself = useRef(false)
  const shown = useRef<CommentPage>(undefined)
  const keepPlace = useKeptPlace(box, thread)

  useLive(liveNameOf(place), ({ types, at }) => {
    if (at < askedAt.current || (types.size === 1 && types.has('attempt'))) return
    isByItself.current = true
    setRound((count) => count + 1)
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const { page, perPage, order, wanted: comment } = asked
    const load = async () => {
      const cameByItself = isByItself.current
      isByItself.current = false
      askedAt.current = performance.now()
      try {
        const query = { page, per_page: perPage, sort_type: order, comment_id: comment }
        const found = await listCommentsAt(place, query, signal)
        if (signal.aborted) return
        if (cameByItself) {
          keepPlace()
          const count = countArrived(shown.current, found, person)
          if (count > 0) setArrived(({ round: last }) => ({ count, round: last + 1 }))
        }
        shown.current = found
        setThread(found)
        setError(undefined)
        setFresh((known) => new Set([...known, ...found.unread_ids]))
      } catch (failure) {
        if (!signal.aborted) setError(failure)
      }
    }
    void load()
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- its name says which place it is
  }, [name, asked, round])

  const ask = (part: Partial<Asked>) => {
    const next = { ...asked, page: 1, wanted: undefined, ...part }
    keepChoices(next)
    setAsked(next)
  }
  return {
    thread,
    error,
    fresh,
    arrived,
    order: asked.order,
    wanted: asked.wanted,
    ask,
    again: () => setRound((count) => count + 1),
    /** After a change; with the comment that is to be seen then. */
    renew: (comment?: number) => {
      // What the change itself is told by comes with the page that is asked for then.
      askedAt.current = performance.now() + commentRefreshMs
      setTimeout(
        () => (comment === undefined ? setRound((count) => count + 1) : ask({ wanted: comment })),
        commentRefreshMs,
      )
    },
  }
}

/** Tells the server that comments were seen, once they were. */
export const useMarkRead = (
  place: ThreadPlace,
  unread: readonly number[],
  { isSeen, onRead }: { readonly isSeen: boolean; readonly onRead?: (() => void) | undefined },
): void => {
  const ids = unread.join(' ')
  const name = nameOfPlace(place)
  useEffect(() => {
    if (!isSeen || ids === '') return
    readComments({ body: selectionAt(place, ids.split(' ').map(Number)) })
      .then(() => onRead?.())
      .catch((error: unknown) => report(error, 'read comments'))
    // oxlint-disable-next-line react/exhaustive-deps -- its name says which place it is
  }, [name, ids, isSeen])
}
