import { z } from 'zod'
import type { Parts } from '../../../platform/parts.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { deleteEndedSignIns } from '../accounts.repository.ts'

/** Sessions that are over, codes that no longer count and counts of failed sign-ins are not kept. */
export const forgetEnded = defineJob({ name: 'accounts.forgetEnded', payload: z.object({}), maxAttempts: 3 })

export const handleForgetEnded = ({ db }: Pick<Parts, 'db'>): JobHandler =>
  handleJob(forgetEnded, (_payload, { clock }) => deleteEndedSignIns(db, clock.now()))
