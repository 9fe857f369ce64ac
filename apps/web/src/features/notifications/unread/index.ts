export { followUnread } from './follow-unread.ts'
