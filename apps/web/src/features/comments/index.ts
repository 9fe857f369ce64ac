export { AttemptTalk } from './lazy-attempt-talk.ts'
export { ModerationPage } from './moderation/moderation-page.tsx'
export { readModerationSearch } from './moderation/moderation-search.ts'
export { UnitComments } from './lazy-comments.ts'
