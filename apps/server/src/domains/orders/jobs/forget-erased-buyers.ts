import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { forgetErasedBuyers } from '../orders.repository.ts'

/** The books stay without the people who were erased from the contacts: an erasure can be taken back for 72 hours, and until then nothing goes. */
export const forgetErased = defineJob({ name: 'orders.forgetErased', payload: z.object({}), maxAttempts: 3 })

const sealedMs = 72 * 60 * 60 * 1000

export const handleForgetErased = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): JobHandler =>
  handleJob(forgetErased, () => forgetErasedBuyers(db, new Date(clock.now().getTime() - sealedMs)))
