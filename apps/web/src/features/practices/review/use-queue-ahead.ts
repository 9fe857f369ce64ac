import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useMedia } from '../../../lib/drawing/use-media.ts'
import { useReaderZone } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { getPractice, listPractices } from '../api.ts'
import { useMayDecide } from './decisions.ts'
import { queryOf } from '../queue/practice-search.ts'
import { nextOf } from './order-ahead.ts'
import { readQueue } from './review-queue.ts'
import { useQueueNews } from './use-queue-news.ts'

/** So many of what waits are known beside an attempt. */
const knownAhead = 30

/** Whoever has a keyboard goes through what waits quickly; a phone asks for no more than it shows. */
const wide = '(min-width: 901px)'

/** What waits, of what the reviewer asked the list for. */
export interface QueueAhead {
  /** Undefined while it is on its way. */
  rows: readonly PracticeRow[] | undefined
  /** How many wait, those that are not among the rows too. */
  total: number
  putAside: readonly number[]
  error: Error | null
  reload: () => void
}

const onlyLogged = { meta: { onlyLogged: true } } as const

/**
 * What waits beside this attempt, the longest wait first, and always the latest; undefined for who does not check what waits. The attempt that
 * comes next is fetched ahead, so that the key shows it at once.
 */
export const useQueueAhead = (attempt: number): QueueAhead | undefined => {
  const zone = useReaderZone()
  const queryClient = useQueryClient()
  const mayList = [...useHeldRights()].some((right) => right.startsWith('practice_list'))
  const isWide = useMedia(wide)
  const isWanted = useMayDecide() && mayList && isWide
  const { asked, putAside } = readQueue()
  const waiting = { ...asked, status: '6' as const }
  const list = useQuery({
    ...queryFor(listPractices, { query: queryOf(waiting, zone, { page: 1, perPage: knownAhead }) }),
    ...onlyLogged,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  useQueueNews(list.refetch, isWanted)
  const next = nextOf(list.data?.data ?? [], attempt, putAside)?.attempt.id
  useEffect(() => {
    if (next === undefined) return
    void queryClient.prefetchQuery({
      ...queryFor(getPractice, { params: { attempt: next } }),
      ...onlyLogged,
      retry: false,
    })
  }, [next, queryClient])
  if (!isWanted) return undefined
  return {
    rows: list.data?.data,
    total: list.data?.meta.total ?? 0,
    putAside,
    error: list.error,
    reload: () => void list.refetch(),
  }
}
