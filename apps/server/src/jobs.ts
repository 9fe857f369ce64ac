import { z } from 'zod'
import { forgetParticipant } from './domains/access/index.ts'
import {
  eraseLeft,
  forgetEnded,
  handleEraseLeft,
  handleForgetEnded,
  handleSendCode,
  handleSendNotice,
  handleSendWelcome,
  personErased,
} from './domains/identity/index.ts'
import { handleSendInvitation, handleSendOwnershipOffer } from './domains/staff/index.ts'
import { orderListeners } from './domains/orders/index.ts'
import {
  endAbandoned,
  forgetUploads,
  handleEndAbandoned,
  handleProcessing,
  handleTidyFiles,
  tidyFiles,
} from './domains/files/index.ts'
import { forgetAnswers } from './domains/attempts/index.ts'
import { forgetProgress, lessonListeners } from './domains/lessons/index.ts'
import { deliverEvents, type Listener, onEvent } from './platform/events/event.ts'
import { forgetOldKeys } from './platform/http/operations/idempotency.ts'
import { forgetOldTries } from './platform/limits/limits.ts'
import type { Parts } from './platform/parts.ts'
import { defineJob, handleJob, type JobHandler } from './platform/queue/job.ts'
import { scheduleJob } from './platform/queue/worker.ts'

const forgetKeys = defineJob({ name: 'platform.forgetOldKeys', payload: z.object({}), maxAttempts: 3 })

/** Every job with the function that does it; events are delivered to the domains above. */
export const jobHandlers = (
  parts: Pick<Parts, 'db' | 'env' | 'mailer' | 'storage' | 'uploads' | 'textsFolder'>,
): readonly JobHandler[] => [
  handleJob(forgetKeys, async (_payload, { clock }) => {
    await forgetOldKeys(parts.db, clock.now())
    await forgetOldTries(parts.db, clock.now())
  }),
  handleSendWelcome(parts),
  handleSendCode(parts),
  handleSendNotice(parts),
  handleEraseLeft(parts),
  handleSendInvitation(parts),
  handleSendOwnershipOffer(parts),
  handleForgetEnded(parts),
  handleTidyFiles(parts),
  handleEndAbandoned(parts),
  ...handleProcessing(parts),
  ...deliverEvents(parts.db, [
    ...lessonListeners(parts.db),
    ...orderListeners(parts.db),
    ...erasureListeners(parts.db),
  ]),
]

/** What is forgotten with a person: by domains that stand beside identity, or know nothing of it. */
const erasureListeners = (db: Parts['db']): readonly Listener[] =>
  Object.entries({
    'access.forgetParticipant': forgetParticipant,
    'attempts.forgetAnswers': forgetAnswers,
    'lessons.forgetProgress': forgetProgress,
    'files.forgetUploads': forgetUploads,
  }).map(([name, forget]) =>
    onEvent(name, personErased, ({ user_id }, { clock }) => forget(db, user_id, clock.now())),
  )

/** Jobs that the calendar adds. */
export const jobSchedules = [
  scheduleJob(forgetKeys, '17 * * * *', {}),
  scheduleJob(forgetEnded, '41 3 * * *', {}),
  scheduleJob(eraseLeft, '11 4 * * *', {}),
  scheduleJob(tidyFiles, '29 * * * *', {}),
  scheduleJob(endAbandoned, '* * * * *', {}),
]
