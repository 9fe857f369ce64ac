import type { ByteAnswer, ByteRoute } from '../kernel/byte-route.ts'

const answer = (body: ByteAnswer['body'] & string): ByteAnswer => ({
  description: 'Own notes of the course in the order of its program',
  headers: { 'Content-Disposition': 'A name for the file', 'Cache-Control': 'no-store' },
  body,
})

const rule = 'Whoever is signed in, of their own notes; of closed lessons their own words alone.'

/** Notes as files. */
export const notesByteRoutes: readonly ByteRoute[] = [
  {
    id: 'notes.exportMarkdown',
    methods: ['GET'],
    calls: { GET: { answers: { 200: answer('text/markdown') } } },
    path: '/api/v1/public/courses/:course_slug/notes.md',
    summary: 'Own notes of a course as Markdown',
    rule,
    errors: [],
  },
  {
    id: 'notes.exportPdf',
    methods: ['GET'],
    calls: { GET: { answers: { 200: answer('application/pdf') } } },
    path: '/api/v1/public/courses/:course_slug/notes.pdf',
    summary: 'Own notes of a course as PDF',
    rule,
    errors: [],
  },
]
