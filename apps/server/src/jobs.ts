import { z } from 'zod'
import { forgetParticipant, teamRolesOf } from './domains/access/index.ts'
import {
  eraseDeletedAccounts,
  deleteEndedSignInData,
  handleEraseDeletedAccounts,
  handleDeleteEndedSignInData,
  handleSendCode,
  handleSendNotice,
  handleSendWelcome,
  personErased,
} from './domains/identity/index.ts'
import {
  handleSendInvitation,
  handleSendOwnershipOffer,
  handleSendTestLetter,
} from './domains/staff/index.ts'
import { followEveryAccess, groupListeners, handleGroupJobs } from './domains/closed-groups/index.ts'
import {
  handleNotificationJobs,
  lookAtDue,
  lookAtWaiting,
  notificationListeners,
  remindTeams,
  reviewRights,
  sendDigests,
  sendLetters,
  tidyNotifications,
} from './domains/notifications/index.ts'
import { orderListeners } from './domains/orders/index.ts'
import {
  failAbandonedProcessing,
  forgetUploads,
  handleFailAbandonedProcessing,
  handleKeepOlderFileWords,
  handleProcessing,
  handleTidyFiles,
  keepOlderFileWords,
  tidyFiles,
} from './domains/files/index.ts'
import {
  attemptListeners,
  closeExpiredAttempts,
  forgetAnswers,
  handleCloseExpired,
  handleTellHeldDecision,
  handleRecalculate,
} from './domains/attempts/index.ts'
import {
  emptyTrash,
  forgetAuthor,
  forgetProgress,
  handleEmptyTrash,
  handleKeepOlderWords,
  keepOlderWords,
  lessonListeners,
} from './domains/lessons/index.ts'
import { forgetDesk, forgetRemarks, handleForgetRemarks } from './domains/practices/index.ts'
import { forgetComments, forgetTakenBack, handleForgetTakenBack } from './domains/comments/index.ts'
import { forgetEvents, handleForgetEvents } from './domains/live/index.ts'
import {
  forgetPeerReviews,
  handleLookAfterReviews,
  lookAfterReviews,
  peerReviewListeners,
} from './domains/peer-reviews/index.ts'
import { forgetNotes } from './domains/notes/index.ts'
import { forgetLearningDays } from './domains/streaks/index.ts'
import { forgetHome, handleImportCourse, handleTidyImports, tidyImports } from './domains/courses/index.ts'
import { findMailLook } from './domains/schools/index.ts'
import { deliverEvents, type Listener, onEvent } from './platform/events/event.ts'
import { forgetOldKeys } from './platform/http/operations/idempotency.ts'
import { forgetOldTries } from './platform/limits/limits.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from './platform/queue/job.ts'
import { scheduleJob } from './platform/queue/worker.ts'

const forgetKeys = defineJob({ name: 'platform.forgetOldKeys', payload: z.object({}), maxAttempts: 3 })

/** Every job with the function that does it; events are delivered to the domains above. */
export const jobHandlers = (
  dependencies: Pick<
    Dependencies,
    | 'db'
    | 'env'
    | 'groupProvider'
    | 'mailer'
    | 'storage'
    | 'uploads'
    | 'textsFolder'
    | 'notifications'
    | 'random'
  >,
): readonly JobHandler[] => [
  handleJob(forgetKeys, async (_payload, { clock }) => {
    await forgetOldKeys(dependencies.db, clock.now())
    await forgetOldTries(dependencies.db, clock.now())
  }),
  ...[handleSendWelcome, handleSendCode, handleSendNotice].map((handle) =>
    handle({ ...dependencies, findLook: findMailLook }),
  ),
  handleEraseDeletedAccounts(dependencies),
  handleSendInvitation(dependencies),
  handleSendTestLetter(dependencies),
  handleSendOwnershipOffer(dependencies),
  handleDeleteEndedSignInData(dependencies),
  handleTidyFiles(dependencies),
  handleEmptyTrash(dependencies),
  handleForgetRemarks(dependencies),
  handleFailAbandonedProcessing(dependencies),
  handleCloseExpired(dependencies),
  handleTellHeldDecision(dependencies),
  handleRecalculate(dependencies),
  handleImportCourse(dependencies),
  handleTidyImports(dependencies),
  handleForgetEvents(dependencies),
  handleKeepOlderWords(dependencies),
  handleKeepOlderFileWords(dependencies),
  handleForgetTakenBack(dependencies),
  handleLookAfterReviews(dependencies),
  ...handleProcessing(dependencies),
  ...handleGroupJobs(dependencies),
  ...handleNotificationJobs(dependencies, teamRolesOf),
  ...deliverEvents(dependencies.db, [
    ...lessonListeners(dependencies.db),
    ...orderListeners(dependencies.db),
    ...attemptListeners(dependencies.db),
    ...peerReviewListeners(dependencies.db, dependencies),
    ...groupListeners(dependencies.db),
    ...notificationListeners(dependencies.db, reviewRights(teamRolesOf)),
    ...erasureListeners(dependencies.db),
  ]),
]

/** What is forgotten with a person: by domains that stand beside identity, or know nothing of it. */
const erasureListeners = (db: Dependencies['db']): readonly Listener[] =>
  Object.entries({
    'access.forgetParticipant': forgetParticipant,
    'attempts.forgetAnswers': forgetAnswers,
    'lessons.forgetProgress': forgetProgress,
    'lessons.forgetAuthor': forgetAuthor,
    // The names stand in waiting jobs, so this one keeps that of the domain in which the desk was before.
    'lessons.forgetDesk': forgetDesk,
    'streaks.forgetLearningDays': forgetLearningDays,
    'courses.forgetHome': forgetHome,
    'files.forgetUploads': forgetUploads,
    'notes.forgetNotes': forgetNotes,
    'comments.forgetComments': forgetComments,
    'peer-reviews.forgetPeerReviews': forgetPeerReviews,
  }).map(([name, forget]) =>
    onEvent(name, personErased, ({ user_id }, { clock }) =>
      db.transaction((tx) => forget(tx, user_id, clock.now())),
    ),
  )

/** Jobs that the calendar adds. */
export const jobSchedules = [
  scheduleJob(forgetKeys, '17 * * * *', {}),
  scheduleJob(deleteEndedSignInData, '41 3 * * *', {}),
  scheduleJob(eraseDeletedAccounts, '11 4 * * *', {}),
  scheduleJob(tidyFiles, '29 * * * *', {}),
  scheduleJob(emptyTrash, '47 2 * * *', {}),
  scheduleJob(forgetRemarks, '47 2 * * *', {}),
  scheduleJob(failAbandonedProcessing, '* * * * *', {}),
  scheduleJob(tidyImports, '53 * * * *', {}),
  scheduleJob(keepOlderWords, '*/10 * * * *', {}),
  scheduleJob(keepOlderFileWords, '*/10 * * * *', {}),
  scheduleJob(followEveryAccess, '*/10 * * * *', {}),
  scheduleJob(forgetTakenBack, '* * * * *', {}),
  scheduleJob(lookAfterReviews, '*/10 * * * *', {}),
  scheduleJob(closeExpiredAttempts, '* * * * *', {}),
  scheduleJob(forgetEvents, '* * * * *', {}),
  scheduleJob(lookAtDue, '* * * * *', {}),
  scheduleJob(sendLetters, '* * * * *', {}),
  scheduleJob(lookAtWaiting, '*/10 * * * *', {}),
  scheduleJob(remindTeams, '*/5 * * * *', {}),
  scheduleJob(sendDigests, '*/15 * * * *', {}),
  scheduleJob(tidyNotifications, '23 3 * * *', {}),
]
