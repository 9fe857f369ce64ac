import { z } from 'zod'
import { defineJob } from '../../../platform/queue/job.ts'

/** Does the next part of a task, and makes the job for the part after it. */
export const doSlice = defineJob({
  name: 'tasks.doSlice',
  payload: z.object({ task_id: z.int() }),
  maxAttempts: 8,
  lane: 'tasks',
})
