import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import {
  enqueueProcessing,
  listWaitingWithoutJob,
  setProcess,
  removeExhaustedJobs,
} from '../process-state.ts'

/** Says of files whose processing died at every try that it failed, and asks for the processing of those that wait for nothing. */
export const failAbandonedProcessing = defineJob({
  name: 'files.failAbandonedProcessing',
  payload: z.object({}),
  maxAttempts: 3,
})

/** A process that is killed writes nothing down: its last try leaves a job that is never done again. */
export const handleFailAbandonedProcessing = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(failAbandonedProcessing, async (_payload, { log }) => {
    await db.transaction(async (tx) => {
      for (const fileId of await removeExhaustedJobs(tx)) {
        log.warn({ file: fileId }, 'the processing of a file was killed at every try')
        await setProcess(tx, fileId, { status: 'failed', progress: 0, error: 'stopped' })
      }
      for (const fileId of await listWaitingWithoutJob(tx)) await enqueueProcessing(tx, fileId)
    })
  })
