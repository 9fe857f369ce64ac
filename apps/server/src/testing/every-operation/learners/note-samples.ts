import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'

const key = 'sample-note'

/** A good call of every operation on own notes. */
export const noteSamples = {
  'notes.saveNote': (ids) => ({
    params: { lesson: ids.lesson, key },
    body: {
      kind: 'mark',
      color: 'sun',
      text: 'Kept for later',
      unit_id: ids.textUnit,
      quote: { exact: 'words', prefix: 'some ', suffix: '', start: 5, print: 'a-b' },
      moment: null,
      edited_at: '2026-01-05T10:00:00.000Z',
      base_revision: 0,
    },
  }),
  'notes.listLessonNotes': (ids) => ({ params: { lesson: ids.lesson } }),
  'notes.listCourseNotes': (ids) => ({ params: { course_slug: ids.courseSlug }, query: { kind: 'mark' } }),
  'notes.deleteNote': (ids) => ({ params: { lesson: ids.lesson, key }, query: { base_revision: '1' } }),
  'notes.deleteCourseNotes': (ids) => ({ params: { course_slug: ids.courseSlug } }),
} satisfies Readonly<Record<string, (ids: SchoolIds) => SampleCall>>
