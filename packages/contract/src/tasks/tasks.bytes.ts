import type { ByteRoute } from '../kernel/byte-route.ts'

/** What failed in a task, as a file. */
export const tasksByteRoutes: readonly ByteRoute[] = [
  {
    id: 'tasks.exportFailures',
    methods: ['GET'],
    calls: {
      GET: {
        answers: {
          200: {
            description: 'Rows of id, reason and what it was about; no cell is a formula',
            headers: { 'Content-Disposition': 'A name for the file', 'Cache-Control': 'no-store' },
            body: 'text/csv',
          },
        },
      },
    },
    path: '/api/v1/tasks/:task/failures',
    summary: 'What failed in a task, the first 10,000',
    rule: 'Who started the task, as long as they may start one like it.',
    errors: [],
  },
]
