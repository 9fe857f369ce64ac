export {
  lookAtDue,
  lookAtWaiting,
  remindTeams,
  sendDigests,
  sendLetters,
  tidyNotifications,
} from './jobs/notification-jobs.ts'
