import { z } from 'zod'
import type { ByteRoute } from '../kernel/byte-route.ts'
import { queryFlag } from '../kernel/paging.ts'

/** Routes of courses that carry no JSON. */
export const courseFilesByteRoutes: readonly ByteRoute[] = [
  {
    id: 'course-files.downloadCourse',
    methods: ['GET'],
    calls: {
      GET: {
        query: z.object({ with_progress: queryFlag }),
        answers: {
          200: {
            description:
              'The course with its lessons, quizzes and files as one archive (docs/course-archive.md)',
            headers: {
              'Content-Type': 'application/zip',
              'Content-Length': 'Of the whole archive',
              'Content-Disposition': 'A name for the file',
            },
            body: 'application/zip',
          },
        },
      },
    },
    path: '/api/v1/courses/:course/archive',
    summary: 'A course as one file; `with_progress` adds who takes part, and how far',
    rule: 'Staff who may export the course; with progress those who may see its participants as well.',
    errors: ['too_many_requests', 'file_too_large'],
  },
]
