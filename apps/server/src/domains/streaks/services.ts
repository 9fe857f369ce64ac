import { defineService } from '../../platform/composition/services.ts'
import type { LearningDays } from './learning-days.ts'

export const streakServices = {
  days: defineService<LearningDays>('streaks.learningDays'),
}
