export { handleNotificationJobs } from './jobs/handle-notification-jobs.ts'
export { notificationListeners } from './jobs/listeners.ts'
export {
  lookAtDue,
  lookAtWaiting,
  remindTeams,
  sendDigests,
  sendLetters,
  tidyNotifications,
} from './jobs/notification-jobs.ts'
export { mountLetterLinks } from './letters/letter-links.routes.ts'
export { unreadChannel, unreadOf } from './notifications.repository.ts'
export { registerNotifications } from './notifications.routes.ts'
export { exportNotifications } from './own-data.repository.ts'
export { reviewRights } from './review-rights.ts'
export { notificationFiles } from './file-columns.ts'
