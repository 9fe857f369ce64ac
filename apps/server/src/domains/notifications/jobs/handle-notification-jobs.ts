import { notificationLimits } from '@lectern/contract/notifications/notification'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import type { TeamRolesOf } from '../../staff/index.ts'
import { sendDueDigests } from '../letters/digest.ts'
import { sendDueLetters } from '../letters/send-due.ts'
import { deleteOldDigests } from '../letters/digests.repository.ts'
import { deleteOld } from '../notifications.repository.ts'
import { reviewRights } from '../review-rights.ts'
import { lookAtAllDue } from '../use-cases/look-at-due.ts'
import { lookAtWaitingLists } from '../use-cases/look-at-waiting.ts'
import { remindReviewers } from '../use-cases/remind-reviewers.ts'
import {
  lookAtDue,
  lookAtWaiting,
  remindTeams,
  sendDigests,
  sendLetters,
  tidyNotifications,
} from './notification-jobs.ts'

const day_ms = 24 * 60 * 60 * 1000

/** Removed in one statement. */
const removedAtOnce = 5_000

/** The jobs of notifications. */
export const handleNotificationJobs = (
  dependencies: Pick<Dependencies, 'db' | 'env' | 'mailer' | 'textsFolder'>,
  teamRolesOf: TeamRolesOf,
): readonly JobHandler[] => {
  const { db } = dependencies
  const letters = { ...dependencies, rights: reviewRights(teamRolesOf) }
  return [
    handleJob(sendLetters, (_payload, context) => sendDueLetters(letters, context)),
    handleJob(lookAtDue, (_payload, context) => lookAtAllDue(db, context)),
    handleJob(lookAtWaiting, (_payload, context) => lookAtWaitingLists(db, context)),
    handleJob(remindTeams, (_payload, context) => remindReviewers(db, letters.rights, context)),
    handleJob(sendDigests, (_payload, context) => sendDueDigests(letters, context)),
    handleJob(tidyNotifications, async (_payload, { clock, signal }) => {
      const before = new Date(clock.now().getTime() - notificationLimits.keptDays * day_ms)
      await deleteOldDigests(db, before)
      let removed = removedAtOnce
      while (removed === removedAtOnce && !signal?.aborted)
        removed = await deleteOld(db, before, removedAtOnce)
    }),
  ]
}
