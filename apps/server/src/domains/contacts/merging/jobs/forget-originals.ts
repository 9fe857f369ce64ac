import { z } from 'zod'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { forgetOldOriginals } from '../merges.repository.ts'

/** What contacts were before a merge is kept as long as it can be taken back. */
export const forgetOriginals = defineJob({
  name: 'contacts.forgetOriginals',
  payload: z.object({}),
  maxAttempts: 3,
})

export const handleForgetOriginals = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): JobHandler =>
  handleJob(forgetOriginals, () => forgetOldOriginals(db, clock.now()))
