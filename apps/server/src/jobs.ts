import { z } from 'zod'
import { forgetEnded, handleForgetEnded, handleSendWelcome } from './domains/accounts/index.ts'
import { lessonListeners } from './domains/lessons/index.ts'
import { deliverEvents } from './platform/events/event.ts'
import { forgetOldKeys } from './platform/http/idempotency.ts'
import type { Parts } from './platform/parts.ts'
import { defineJob, handleJob, type JobHandler } from './platform/queue/job.ts'
import { scheduleJob } from './platform/queue/worker.ts'

const forgetKeys = defineJob({ name: 'platform.forgetOldKeys', payload: z.object({}), maxAttempts: 3 })

/** Every job with the function that does it; events are delivered to the domains above. */
export const jobHandlers = (parts: Pick<Parts, 'db' | 'mailer' | 'textsFolder'>): readonly JobHandler[] => [
  handleJob(forgetKeys, (_payload, { clock }) => forgetOldKeys(parts.db, clock.now())),
  handleSendWelcome(parts),
  handleForgetEnded(parts),
  deliverEvents([...lessonListeners(parts.db)]),
]

/** Jobs that the calendar adds. */
export const jobSchedules = [
  scheduleJob(forgetKeys, '17 * * * *', {}),
  scheduleJob(forgetEnded, '41 3 * * *', {}),
]
