import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import type { ByteCallShape, ByteRoute } from '../kernel/byte-route.ts'
import { outFormats, templateFormats } from './formats/file-formats.ts'
import { fileReport } from './formats/file-report.ts'

const sent = { 'Content-Type': 'By format', 'Content-Disposition': 'A name for the file' }
const document = (description: string) => ({
  description,
  headers: sent,
  body: 'application/octet-stream' as const,
})

const reading: ByteCallShape = {
  headers: { 'X-Cabinet-Id': 'The school, where somebody works in several' },
  body: {
    type: 'multipart/form-data',
    schema: z.object({
      /** What a text with gaps is called that has no title. */
      gaps_name: z.string().optional(),
      /** Numbers of questions whose pictures are to be kept, parted by commas; all other fields stand before the file. */
      take: z.string().optional(),
      file: z.string().meta({ format: 'binary' }),
    }),
  },
  answers: {
    200: {
      description:
        'What the file holds. With `take`: lines of JSON, each with `progress` while pictures are kept, the last with `data`',
      body: dataOf(fileReport),
    },
  },
}

/** Routes of quizzes that carry files. */
export const quizByteRoutes: readonly ByteRoute[] = [
  {
    id: 'quizzes.readFile',
    methods: ['POST'],
    calls: { POST: reading },
    path: '/api/v1/quizzes/read-file',
    summary: 'Read questions from a file: Moodle XML, QTI, XLSX, CSV, DOCX; multipart, field `file`',
    rule: 'Staff who may edit quizzes; pictures are kept for those who may store files.',
    errors: [
      'file_missing',
      'file_empty',
      'file_too_large',
      'questions_not_known',
      'questions_broken',
      'questions_unsafe',
      'questions_too_large',
      'questions_too_many',
      'questions_timed_out',
    ],
  },
  {
    id: 'quizzes.downloadTemplate',
    methods: ['GET'],
    calls: {
      GET: {
        query: z.object({ format: z.enum(templateFormats) }),
        answers: { 200: document('The columns of a table of questions, with examples') },
      },
    },
    path: '/api/v1/quizzes/template',
    summary: 'A table with the columns in which questions are read, and an example of each type',
    rule: 'Staff who may edit quizzes.',
    errors: [],
  },
  {
    id: 'quizzes.downloadQuiz',
    methods: ['GET'],
    calls: {
      GET: {
        query: z.object({ format: z.enum(outFormats) }),
        answers: { 200: document('The questions, key included') },
      },
    },
    path: '/api/v1/quizzes/:quiz/file',
    summary: 'The questions of a quiz as a file of another system, key included',
    rule: 'Staff who may see quizzes with their keys, of the school to which the quiz belongs.',
    errors: [],
  },
]
