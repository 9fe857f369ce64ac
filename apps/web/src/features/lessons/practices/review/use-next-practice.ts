import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { mostPutAside } from '@lectern/contract/attempts/claim'
import type { PracticeRow } from '@lectern/contract/lessons/review/practice-row'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useNavigate } from '@tanstack/react-router'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { claimNextPractice, releasePractice } from '../../api.ts'
import type { filterOf } from '../queue/practice-search.ts'

type QueueFilter = ReturnType<typeof filterOf>

interface Queue {
  /** What was asked of the list; undefined for all that waits. */
  readonly filter: QueueFilter | undefined
  /** What was looked at and left for later. */
  readonly putAside: readonly number[]
}

/** The way of this tab through what waits: it outlives the page of each attempt. */
let queue: Queue = { filter: undefined, putAside: [] }

const claimNext = async () => {
  const body = { ...queue.filter, except: [...queue.putAside] }
  const { data } = await claimNextPractice({ body })
  if (data !== null || queue.putAside.length === 0) return data
  // What was put aside comes again when nothing else waits.
  queue = { ...queue, putAside: [] }
  return (await claimNextPractice({ body: { ...body, except: [] } })).data
}

/** Leads to the attempt that has waited longest; one that is left undecided is put aside, and free for others. */
export const useNextPractice = (from?: PracticeRow) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const next = useAction(async () => {
    try {
      if (from?.attempt.status_id === attemptStatus.underCheck) {
        queue = { ...queue, putAside: [...queue.putAside, from.attempt.id].slice(-mostPutAside) }
        await releasePractice({ params: { attempt: from.attempt.id } })
      }
      const row = await claimNext()
      if (row === null || row.attempt.id === from?.attempt.id)
        toasts.show({ tone: 'info', title: t('create-course.review_none') })
      else await navigate({ to: '/expert/practices/$attemptId', params: { attemptId: row.attempt.id } })
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, t) })
    }
  })
  return {
    go: () => next.run(undefined),
    /** Begins anew, with what waits of what is asked for. */
    begin: (filter: QueueFilter) => {
      queue = { filter, putAside: [] }
      next.run(undefined)
    },
    busy: next.busy,
  }
}
