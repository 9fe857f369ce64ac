import type * as calendarApi from '@lectern/contract/learning/calendar/calendar.api'
import type * as homeApi from '@lectern/contract/learning/home/home.api'
import type * as streaksApi from '@lectern/contract/streaks/streaks.api'
import { call } from '../../../lib/api/index.ts'

export const getHome = call<typeof homeApi.getHome>('GET', '/public/home')
export const noteHomeSeen = call<typeof homeApi.noteHomeSeen>('POST', '/user/home/seen')
export const chooseStreak = call<typeof streaksApi.chooseStreak>('PUT', '/user/streak')
export const getCalendar = call<typeof calendarApi.getCalendar>('GET', '/user/calendar')
export const makeCalendarFeed = call<typeof calendarApi.makeCalendarFeed>('POST', '/user/calendar/feed')
export const endCalendarFeed = call<typeof calendarApi.endCalendarFeed>('DELETE', '/user/calendar/feed')
