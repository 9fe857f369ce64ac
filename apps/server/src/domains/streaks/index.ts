export { type LearningDays, noteLearningDay, zoneOfLearner } from './learning-days.ts'
export { loadStreak } from './load-streak.ts'
export { insertLearningDays, isStreakChosen, type Learner } from './streaks.repository.ts'
export { streakServices } from './services.ts'
