import type { ByteRoute } from '../kernel/byte-route.ts'

/** What failed in a task, and what it made, as files. */
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
  {
    id: 'tasks.downloadFile',
    methods: ['GET'],
    calls: {
      GET: {
        answers: {
          200: {
            description: 'The bytes of the file',
            headers: { 'Content-Disposition': 'A name for the file', 'Cache-Control': 'no-store' },
            body: 'application/octet-stream',
          },
        },
      },
    },
    path: '/api/v1/tasks/:task/file',
    summary: 'The file that a task made, as long as it is kept',
    rule: 'Who started the task, as long as they may start one like it.',
    errors: [],
  },
]
