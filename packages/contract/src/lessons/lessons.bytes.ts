import { z } from 'zod'
import type { ByteCallShape, ByteRoute } from '../kernel/byte-route.ts'
import { dataOf } from '../kernel/envelope.ts'
import {
  importPlaces,
  lessonFileFormats,
  lessonFileReport,
  lessonFileTaken,
} from './formats/read-lesson-file.ts'
import { sizeErrors } from './lessons.api.ts'

const importing: ByteCallShape = {
  body: {
    type: 'multipart/form-data',
    schema: z.object({
      /** Takes what is read over, in the place of what stands in the lesson or after it; all other fields stand before the file. */
      place: z.enum(importPlaces).optional(),
      file: z.string().meta({ format: 'binary' }),
    }),
  },
  answers: {
    200: {
      description:
        'What the file holds. With `place`: lines of JSON, each with `progress` while pictures are kept, the last with `data` or an error',
      body: z.union([dataOf(lessonFileReport), dataOf(lessonFileTaken)]),
    },
  },
}

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
  {
    id: 'lessons.getOpening',
    methods: ['GET'],
    calls: {
      GET: {
        answers: {
          200: {
            description: 'A calendar file (iCalendar) with one event: title and address of the lesson',
            headers: { 'Cache-Control': 'no-store' },
            body: 'text/calendar',
          },
        },
      },
    },
    path: '/api/v1/public/lessons/:lesson/opening.ics',
    summary: 'When a closed lesson opens to its reader, for their calendar',
    rule: 'Everybody at the host, of a lesson of which they are told and which opens to them by itself.',
    errors: [],
  },
  {
    id: 'lessons.exportLesson',
    methods: ['GET'],
    calls: {
      GET: {
        query: z.object({ format: z.enum(lessonFileFormats) }),
        answers: {
          200: {
            description: 'The lesson as one file; Markdown with pictures is an archive',
            headers: { 'Content-Type': 'By format', 'Content-Disposition': 'A name for the file' },
            body: 'application/octet-stream',
          },
        },
      },
    },
    path: '/api/v1/lessons/:lesson/export',
    summary: 'A lesson as Markdown or as a Word document, pictures included',
    rule: 'Staff who may see the course of the lesson.',
    errors: [],
  },
  {
    id: 'lessons.importLesson',
    methods: ['POST'],
    calls: { POST: importing },
    path: '/api/v1/lessons/:lesson/import',
    summary:
      'Read a lesson from a file: Markdown, Markdown with pictures in a ZIP, DOCX; multipart, field `file`',
    rule: 'Staff who may edit the course of the lesson; pictures are kept for those who may store files.',
    errors: [
      'file_missing',
      'file_empty',
      'file_too_large',
      'lesson_file_not_known',
      'lesson_file_broken',
      'lesson_file_unsafe',
      'lesson_file_too_large',
      'lesson_file_too_many',
      'lesson_file_empty',
      'lesson_file_timed_out',
      'too_many_sections',
      ...sizeErrors,
    ],
  },
]
