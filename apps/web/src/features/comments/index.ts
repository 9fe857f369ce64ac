export { AttemptTalk } from './lazy-attempt-talk.ts'
export { UnitComments } from './lazy-comments.ts'
