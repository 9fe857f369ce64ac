import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { createLearningDays } from './learning-days.ts'
import { streakServices } from './services.ts'
import { exportLearningDays, forgetLearningDays } from './streaks.repository.ts'
import { registerStreaks } from './streaks.routes.ts'

export const streaksDomain = defineDomain({
  name: 'streaks',
  provides: [provide(streakServices.days, ({ dependencies }) => createLearningDays(dependencies))],
  register: ({ bind }) => registerStreaks(bind),
  ownData: {
    export: { learning_days: exportLearningDays },
    erase: { 'streaks.forgetLearningDays': forgetLearningDays },
  },
})
