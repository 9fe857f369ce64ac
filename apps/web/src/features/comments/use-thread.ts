import { commentRefreshMs } from '@lectern/contract/comments/comment-limits'
import { useEffect, useState } from 'react'
import { report } from '../../lib/reporting.ts'
import { listUnitComments, readComments } from './api.ts'
import { type Choices, keepChoices, readChoices } from './kept-choices.ts'

/** Comments of a unit on one page, and what is beside them. */
export type CommentPage = Awaited<ReturnType<typeof listUnitComments>>['data']

interface Asked extends Choices {
  readonly page: number
  /** The page on which this comment stands. */
  readonly wanted: number | undefined
}

/**
 * The comments of a unit, a page at a time.
 *
 * @param wanted the comment that is to be seen first
 */
export const useThread = (unit: number, wanted: number | undefined) => {
  const [asked, setAsked] = useState<Asked>(() => ({ page: 1, wanted, ...readChoices() }))
  const [round, setRound] = useState(0)
  const [thread, setThread] = useState<CommentPage>()
  const [error, setError] = useState<unknown>()
  // A mark stays for as long as the page does, so that the reader finds what was new.
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const { page, perPage, order, wanted: comment } = asked
    const query = { page, per_page: perPage, sort_type: order, comment_id: comment }
    const load = async () => {
      try {
        const { data } = await listUnitComments({ params: { unit }, query }, { signal })
        if (signal.aborted) return
        setThread(data)
        setError(undefined)
        setFresh((known) => new Set([...known, ...data.unread_ids]))
      } catch (failure) {
        if (!signal.aborted) setError(failure)
      }
    }
    void load()
    return () => leaving.abort()
  }, [unit, asked, round])

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
export const useMarkRead = (unit: number, unread: readonly number[], isSeen: boolean): void => {
  const ids = unread.join(' ')
  useEffect(() => {
    if (!isSeen || ids === '') return
    const place = { commentable_type: 'info-unit', commentable_id: unit } as const
    readComments({ body: { ...place, ids: ids.split(' ').map(Number) } }).catch((error: unknown) =>
      report(error, 'read comments'),
    )
  }, [unit, ids, isSeen])
}
