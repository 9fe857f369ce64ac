import { defineDomain } from '../kernel/domain.ts'
import * as streaks from './streaks.api.ts'

export const streaksDomain = defineDomain({
  name: 'streaks',
  operations: [streaks],
})
