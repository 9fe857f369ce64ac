import type { ByteRoute } from '../kernel/byte-route.ts'

/** Routes of lessons that carry no JSON. */
export const lessonByteRoutes: readonly ByteRoute[] = [
  {
    id: 'lessons.hearLesson',
    methods: ['GET'],
    calls: {
      GET: {
        answers: {
          200: {
            description: 'Server-sent events: who works in the lesson, and what of it was stored',
            headers: { 'Cache-Control': 'no-store' },
            body: 'text/event-stream',
          },
        },
      },
    },
    path: '/api/v1/lessons/:lesson/live',
    summary: 'What happens in a lesson while it is being written',
    rule: 'Staff who may edit the course of the lesson, for as long as they may and are signed in.',
    errors: ['too_many_streams'],
  },
]
