import type { ByteRoute } from '../kernel/byte-route.ts'
import { lineQuery } from './line.ts'

/** The line of what happens. */
export const liveByteRoutes: readonly ByteRoute[] = [
  {
    id: 'live.hear',
    methods: ['GET'],
    calls: {
      GET: {
        query: lineQuery,
        headers: { 'Last-Event-ID': 'How far the caller has heard before the line was cut' },
        answers: {
          200: {
            description: 'Server-sent events that say where something happened, never what',
            headers: { 'Cache-Control': 'no-store' },
            body: 'text/event-stream',
          },
        },
      },
    },
    path: '/api/v1/live',
    summary: 'What happens at places of comments, to attempts, in the queue of a school and in the own bell',
    rule: 'Whoever is signed in, of each place for as long as they may look at it.',
    errors: ['too_many_lines', 'wrong_watch'],
  },
]
