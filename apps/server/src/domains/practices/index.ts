export { createAnswerPlaces } from './answer-places.ts'
export { moderationScope } from './comment-places/moderation-scope.ts'
export { practiceScope } from './practices.policy.ts'
export { listSchoolsToRemind, type OverdueAttempt, takeOverdue } from './workload/reminders.repository.ts'
