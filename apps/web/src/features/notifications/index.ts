export { ChoicesPage } from './account/choices-page.tsx'
export { InboxPage } from './account/inbox-page.tsx'
export { listChoices, listNotifications } from './api.ts'
