import { lineLimits } from '@lectern/contract/live/line-limits'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob } from '../../../platform/queue/job.ts'
import { deleteOldEvents } from '../live.repository.ts'

/** Removes events that nobody asks for any more. */
export const forgetEvents = defineJob({
  name: 'live.forgetEvents',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'events',
})

/** Removed in one statement. */
const removedAtOnce = 5_000

export const handleForgetEvents = ({ db }: Pick<Dependencies, 'db'>) =>
  handleJob(forgetEvents, async (_payload, { signal }) => {
    let removed = removedAtOnce
    while (removed === removedAtOnce && !signal?.aborted)
      removed = await deleteOldEvents(db, lineLimits.keptMs, removedAtOnce)
  })
