import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import type { KeptPracticeSearch } from '@lectern/contract/practices/desk/views.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryFor } from '../../../lib/api/index.ts'
import { useReaderZone, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { claimNextPractice, getPractice, releasePractice } from '../api.ts'
import { filterOf } from '../queue/practice-search.ts'
import { useTold } from '../desk/use-told.ts'
import { beginQueue, putAside, readQueue, takeUpAgain } from './review-queue.ts'

const claimNext = async (zone: string) => {
  const { asked, putAside: except } = readQueue()
  const filter = filterOf(asked, zone)
  const { data } = await claimNextPractice({ body: { ...filter, except: [...except] } })
  if (data !== null || except.length === 0) return data
  // What was put aside comes again when nothing else waits.
  takeUpAgain()
  return (await claimNextPractice({ body: { ...filter, except: [] } })).data
}

/** What was fetched ahead is shown at once, with the claim that was just made; its page asks for the rest anew. */
const takeFetched = (queryClient: QueryClient, row: PracticeRow): void => {
  const { queryKey } = queryFor(getPractice, { params: { attempt: row.attempt.id } })
  queryClient.setQueryData<Awaited<ReturnType<typeof getPractice>>>(
    queryKey,
    (known) => known && { ...known, data: { ...known.data, row } },
    { updatedAt: 0 },
  )
}

/** Leads to the attempt that has waited longest; one that is left undecided is put aside, and free for others. */
export const useNextPractice = (from?: PracticeRow) => {
  const { t } = useTexts()
  const told = useTold()
  const zone = useReaderZone()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const next = useAction(() =>
    told(async () => {
      if (from?.attempt.status_id === attemptStatus.underCheck) {
        putAside(from.attempt.id)
        await releasePractice({ params: { attempt: from.attempt.id } })
      }
      const row = await claimNext(zone)
      if (row === null || row.attempt.id === from?.attempt.id)
        toasts.show({ tone: 'info', title: t('practices.review_none') })
      else {
        takeFetched(queryClient, row)
        await navigate({ to: '/expert/practices/$attemptId', params: { attemptId: row.attempt.id } })
      }
    }),
  )
  return {
    go: () => next.run(undefined),
    /** Begins anew, with what waits of what is asked for. */
    begin: (search: KeptPracticeSearch) => {
      beginQueue(search)
      next.run(undefined)
    },
    busy: next.busy,
  }
}
