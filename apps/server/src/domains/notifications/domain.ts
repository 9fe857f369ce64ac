import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { staffServices } from '../staff/index.ts'
import { notificationFiles } from './file-columns.ts'
import { handleNotificationJobs } from './jobs/handle-notification-jobs.ts'
import { notificationListeners } from './jobs/listeners.ts'
import {
  lookAtDue,
  lookAtWaiting,
  remindTeams,
  sendDigests,
  sendLetters,
  tidyNotifications,
} from './jobs/notification-jobs.ts'
import { mountLetterLinks } from './letters/letter-links.routes.ts'
import { unreadChannel, unreadOf } from './notifications.repository.ts'
import { registerNotifications } from './notifications.routes.ts'
import { exportNotifications } from './own-data.repository.ts'
import { reviewRights } from './review-rights.ts'
import { teamRolesOf } from '../teams/index.ts'

export const notificationsDomain = defineDomain({
  name: 'notifications',
  provides: [
    provide(staffServices.unreadOf, () => unreadOf),
    contribute(staffServices.personChannels, () => unreadChannel),
  ],
  register: ({ bind }, { dependencies }) => registerNotifications(bind, dependencies, teamRolesOf),
  mount: (app) => mountLetterLinks(app),
  jobs: ({ dependencies }) => handleNotificationJobs(dependencies, teamRolesOf),
  schedules: [
    scheduleJob(lookAtDue, '* * * * *', {}),
    scheduleJob(sendLetters, '* * * * *', {}),
    scheduleJob(lookAtWaiting, '*/10 * * * *', {}),
    scheduleJob(remindTeams, '*/5 * * * *', {}),
    scheduleJob(sendDigests, '*/15 * * * *', {}),
    scheduleJob(tidyNotifications, '23 3 * * *', {}),
  ],
  listeners: ({ dependencies: { db } }) => notificationListeners(db, reviewRights(teamRolesOf)),
  ownData: { export: { notifications: exportNotifications } },
  files: notificationFiles,
})
