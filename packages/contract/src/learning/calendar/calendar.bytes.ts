import type { ByteRoute } from '../../kernel/byte-route.ts'

/** Routes of calendars. */
export const calendarByteRoutes: readonly ByteRoute[] = [
  {
    id: 'learning.getCalendarFeed',
    methods: ['GET'],
    calls: {
      GET: {
        headers: { 'If-None-Match': 'The ETag of the calendar that is known' },
        answers: {
          200: {
            description: 'A calendar (iCalendar, RFC 5545) of what comes in the products of one person',
            headers: { ETag: 'Of what the calendar holds', 'Cache-Control': 'private' },
            body: 'text/calendar',
          },
          304: { description: 'Nothing has changed' },
        },
      },
    },
    path: '/api/v1/calendar/:token.ics',
    summary: 'The calendar of one person at one school, for programs that subscribe to it',
    rule: 'Whoever knows the address, which the person makes, renews and ends; at the host of its school.',
    errors: [],
  },
]
