import { z } from 'zod'
import { domains } from './domains/index.ts'
import { createHouse } from './platform/composition/house.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { deliverAll } from './platform/facts/deliver-news.ts'
import { handleTendRecord, tendRecord } from './platform/facts/tend-record.ts'
import { forgetOldKeys } from './platform/http/operations/idempotency.ts'
import { forgetOldTries } from './platform/limits/limits.ts'
import { defineJob, handleJob, type JobHandler } from './platform/queue/job.ts'
import { scheduleJob } from './platform/queue/worker.ts'

const forgetKeys = defineJob({ name: 'platform.forgetOldKeys', payload: z.object({}), maxAttempts: 3 })

/** Every job with the function that does it; what happens is told to the domains above. */
export const jobHandlers = (dependencies: Dependencies): readonly JobHandler[] => {
  const { db } = dependencies
  const house = createHouse(dependencies, domains)
  return [
    handleJob(forgetKeys, async (_payload, { clock }) => {
      await forgetOldKeys(db, clock.now())
      await forgetOldTries(db, clock.now())
    }),
    handleTendRecord({ db }),
    ...domains.flatMap(({ jobs }) => jobs?.(house) ?? []),
    ...deliverAll(
      db,
      house.listeners,
      domains.flatMap(({ formerEvents = [] }) => formerEvents),
    ),
  ]
}

/** Jobs that the calendar adds. */
export const jobSchedules = [
  scheduleJob(forgetKeys, '17 * * * *', {}),
  scheduleJob(tendRecord, '7 1 * * *', {}),
  ...domains.flatMap(({ schedules = [] }) => schedules),
]
