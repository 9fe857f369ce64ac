import { z } from 'zod'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { forgetDeleted } from '../remarks.repository.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Removes for good the remarks that were deleted a day ago. */
export const forgetRemarks = defineJob({
  name: 'practices.forgetRemarks',
  payload: z.object({}),
  maxAttempts: 3,
})

export const handleForgetRemarks = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(forgetRemarks, (_payload, { clock }) =>
    db.transaction((tx) => forgetDeleted(tx, new Date(clock.now().getTime() - dayMs))),
  )
