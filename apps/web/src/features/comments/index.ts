export { AttemptTalk, drawAttemptTalk, UnitComments } from './lazy-comments.tsx'
