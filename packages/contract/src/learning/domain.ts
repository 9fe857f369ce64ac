import { defineDomain } from '../kernel/domain.ts'
import * as learnersHome from './home/home.api.ts'
import * as finished from './finished/finished.api.ts'
import * as calendar from './calendar/calendar.api.ts'
import { calendarByteRoutes } from './calendar/calendar.bytes.ts'

export const learningDomain = defineDomain({
  name: 'learning',
  operations: [learnersHome, finished, calendar],
  byteRoutes: calendarByteRoutes,
})
