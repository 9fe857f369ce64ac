import { z } from 'zod'
import { personErased } from './domains/identity/index.ts'
import { domains } from './domains/index.ts'
import { type House } from './platform/composition/domain.ts'
import { createHouse } from './platform/composition/house.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { deliverEvents, type Listener, onEvent } from './platform/events/event.ts'
import { forgetOldKeys } from './platform/http/operations/idempotency.ts'
import { forgetOldTries } from './platform/limits/limits.ts'
import { defineJob, handleJob, type JobHandler } from './platform/queue/job.ts'
import { scheduleJob } from './platform/queue/worker.ts'

const forgetKeys = defineJob({ name: 'platform.forgetOldKeys', payload: z.object({}), maxAttempts: 3 })

/** Every job with the function that does it; events are delivered to the domains above. */
export const jobHandlers = (dependencies: Dependencies): readonly JobHandler[] => {
  const { db } = dependencies
  const house = createHouse(dependencies, domains)
  return [
    handleJob(forgetKeys, async (_payload, { clock }) => {
      await forgetOldKeys(db, clock.now())
      await forgetOldTries(db, clock.now())
    }),
    ...domains.flatMap(({ jobs }) => jobs?.(house) ?? []),
    ...deliverEvents(db, [
      ...domains.flatMap(({ listeners }) => listeners?.(house) ?? []),
      ...erasureListeners(house),
    ]),
  ]
}

/** What is forgotten with a person. */
const erasureListeners = ({ dependencies: { db } }: House): readonly Listener[] =>
  domains
    .flatMap(({ ownData }) => Object.entries(ownData?.erase ?? {}))
    .map(([name, erase]) =>
      onEvent(name, personErased, async ({ user_id }, { clock }) => {
        await db.transaction((tx) => erase(tx, user_id, clock.now()))
      }),
    )

/** Jobs that the calendar adds. */
export const jobSchedules = [
  scheduleJob(forgetKeys, '17 * * * *', {}),
  ...domains.flatMap(({ schedules = [] }) => schedules),
]
