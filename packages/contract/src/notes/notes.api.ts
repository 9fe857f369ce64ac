import { z } from 'zod'
import { acknowledged, dataOf, dataWith, listOf, wholeList } from '../kernel/envelope.ts'
import { clientKey, id, idParam, slugParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { courseNote, note, noteDraft } from './note.ts'
import { noteColors, noteKinds, noteLimits } from './note-limits.ts'

const atLesson = z.object({ lesson: idParam, key: clientKey })

export const listLessonNotes = defineOperation({
  id: 'notes.listLessonNotes',
  method: 'GET',
  path: '/lessons/:lesson/notes',
  summary: 'Own notes, marks and bookmarks of a lesson',
  params: z.object({ lesson: idParam }),
  output: dataWith(wholeList(note, noteLimits.perLesson), {
    /** Whether notes can be kept here: not while the lesson is looked at as somebody else. */
    is_kept: z.boolean(),
  }),
  errors: ['access_closed'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'The access decision of the lesson: whoever may read it gets their own notes, and nobody those of others.',
    allows: ['learner', 'owner'],
  },
  entersSchool: true,
})

/** Made on the device, so that a repeated call meets the same note (docs/decisions/0004). */
export const saveNote = defineOperation({
  id: 'notes.saveNote',
  method: 'PUT',
  path: '/lessons/:lesson/notes/:key',
  summary: 'Write an own note, mark or bookmark: a new one, or a change',
  params: atLesson,
  body: noteDraft,
  output: dataOf(note),
  errors: ['access_closed', 'preview_only', 'too_many_notes_in_lesson', 'too_many_notes_in_course'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Whoever may read the lesson, or has read it before: what was written offline comes in after access has ended.',
    allows: ['learner', 'owner'],
  },
  entersSchool: true,
})

/** A note that was changed elsewhere meanwhile stays. */
export const deleteNote = defineOperation({
  id: 'notes.deleteNote',
  method: 'DELETE',
  path: '/lessons/:lesson/notes/:key',
  summary: 'Delete an own note, mark or bookmark; one that was changed since `base_revision` stays',
  params: atLesson,
  query: z.object({
    base_revision: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .optional(),
  }),
  output: dataOf(z.object({ deleted: z.boolean() })),
  errors: ['preview_only'],
  permission: { kind: 'session' },
  entersSchool: true,
})

export const listCourseNotes = defineOperation({
  id: 'notes.listCourseNotes',
  method: 'GET',
  path: '/public/courses/:course_slug/notes',
  summary: 'Own notes, marks and bookmarks of a course in the order of its program',
  params: z.object({ course_slug: slugParam }),
  query: z.object({
    ...pageQuery(50),
    kind: z.enum(noteKinds).optional(),
    color: z.enum(noteColors).optional(),
    query: z.string().trim().max(noteLimits.query).default(''),
  }),
  output: listOf(courseNote).extend({
    course: z.object({
      id,
      slug: z.string(),
      /** Null where the course is not shown to this person any more. */
      title: z.string().nullable(),
      link: z.string(),
      /** All of them, whatever is looked for. */
      notes_count: z.int(),
    }),
  }),
  errors: [],
  permission: { kind: 'session' },
  entersSchool: true,
})

export const deleteCourseNotes = defineOperation({
  id: 'notes.deleteCourseNotes',
  method: 'DELETE',
  path: '/public/courses/:course_slug/notes',
  summary: 'Delete all own notes, marks and bookmarks of a course',
  params: z.object({ course_slug: slugParam }),
  output: acknowledged,
  errors: ['preview_only'],
  permission: { kind: 'session' },
  entersSchool: true,
})
