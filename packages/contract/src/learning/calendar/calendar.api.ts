import { z } from 'zod'
import { acknowledged, dataOf, wholeList } from '../../kernel/envelope.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { calendarEntry } from './calendar.ts'
import { calendarLimits } from './calendar-limits.ts'

const ownCalendar = { errors: [], permission: { kind: 'session' }, entersSchool: true } as const

/** The address to which calendar programs subscribe: `ended` with the other sessions of the person, as by a new password. */
const feed = z.object({ state: z.enum(['off', 'on', 'ended']) })

export const getCalendar = defineOperation({
  ...ownCalendar,
  id: 'learning.getCalendar',
  method: 'GET',
  path: '/user/calendar',
  summary: 'What opens, closes, is due and ends in the own products of this school, the next first',
  output: dataOf(
    z.object({
      entries: wholeList(calendarEntry, calendarLimits.entries),
      has_more: z.boolean(),
      feed,
    }),
  ),
})

export const makeCalendarFeed = defineOperation({
  ...ownCalendar,
  id: 'learning.makeCalendarFeed',
  method: 'POST',
  path: '/user/calendar/feed',
  summary: 'Make an address to subscribe to, told this once; one that was there before ends',
  output: dataOf(z.object({ url: z.string() })),
  repeat: 'secret',
})

export const endCalendarFeed = defineOperation({
  ...ownCalendar,
  id: 'learning.endCalendarFeed',
  method: 'DELETE',
  path: '/user/calendar/feed',
  summary: 'End the address to subscribe to; what subscribed gets nothing any more',
  output: acknowledged,
})
