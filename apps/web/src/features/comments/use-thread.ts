import { commentRefreshMs } from '@lectern/contract/comments/comment-limits'
import { useEffect, useState } from 'react'
import { report } from '../../lib/reporting.ts'
import { readComments } from './api.ts'
import { type Choices, keepChoices, readChoices } from './kept-choices.ts'
import {
  type CommentPage,
  listCommentsAt,
  nameOfPlace,
  selectionAt,
  type ThreadPlace,
} from './thread-place.ts'

interface Asked extends Choices {
  readonly page: number
  /** The page on which this comment stands. */
  readonly wanted: number | undefined
}

/**
 * The comments of a place, a page at a time.
 *
 * @param wanted the comment that is to be seen first
 */
export const useThread = (place: ThreadPlace, wanted: number | undefined) => {
  const [asked, setAsked] = useState<Asked>(() => ({ page: 1, wanted, ...readChoices() }))
  const [round, setRound] = useState(0)
  const [thread, setThread] = useState<CommentPage>()
  const [error, setError] = useState<unknown>()
  // A mark stays for as long as the page does, so that the reader finds what was new.
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const name = nameOfPlace(place)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const { page, perPage, order, wanted: comment } = asked
    const load = async () => {
      try {
        const query = { page, per_page: perPage, sort_type: order, comment_id: comment }
        const found = await listCommentsAt(place, query, signal)
        if (signal.aborted) return
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
    order: asked.order,
    wanted: asked.wanted,
    ask,
    again: () => setRound((count) => count + 1),
    /** After a change; with the comment that is to be seen then. */
    renew: (comment?: number) =>
      void setTimeout(
        () => (comment === undefined ? setRound((count) => count + 1) : ask({ wanted: comment })),
        commentRefreshMs,
      ),
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
