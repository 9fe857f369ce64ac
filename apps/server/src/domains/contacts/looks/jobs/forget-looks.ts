import { lookLimits } from '@lectern/contract/contacts/looks/looks'
import { z } from 'zod'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { deleteOldLooks } from '../looks.repository.ts'

/** Who looked at contacts is kept as long as the record of the school is. */
export const forgetLooks = defineJob({
  name: 'contacts.forgetLooks',
  payload: z.object({}),
  maxAttempts: 3,
})

const atOnce = 10_000
const dayMs = 24 * 60 * 60 * 1000

export const handleForgetLooks = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(forgetLooks, async (_payload, { clock, signal }) => {
    const before = new Date(clock.now().getTime() - lookLimits.keptDays * dayMs)
    while (!signal?.aborted && (await deleteOldLooks(db, before, atOnce)) === atOnce);
  })
