export { createLearningDays, type LearningDays, noteLearningDay, zoneOfLearner } from './learning-days.ts'
export { loadStreak } from './load-streak.ts'
export {
  exportLearningDays,
  forgetLearningDays,
  insertLearningDays,
  isStreakChosen,
  type Learner,
} from './streaks.repository.ts'
export { registerStreaks } from './streaks.routes.ts'
