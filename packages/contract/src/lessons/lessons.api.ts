import { z } from 'zod'
import { sentPicture, sentPictureBytes } from '../files/kept-pictures.ts'
import { acknowledged, dataOf, dataWith } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { lessonLimits } from './lesson-limits.ts'
import { lesson, lessonChange, lessonTitle, section, sectionDraft } from './lesson.ts'
import { mayEither } from '../kernel/course-rights.ts'

const courseLesson = z.object({ course: idParam, lesson: idParam })
const canEdit = mayEither('edit')
const canDelete = mayEither('delete')
/** The limits of a whole lesson. */
export const sizeErrors = ['lesson_too_many_units', 'lesson_too_long', 'lesson_too_large'] as const
/** Of a section with all its units. */
export const sectionBodyLimit = 4 * 1024 * 1024

export const getLesson = defineOperation({
  id: 'lessons.getLesson',
  method: 'GET',
  path: '/courses/:course/lessons-new/:lesson',
  summary: 'One lesson with its sections, for its author',
  params: courseLesson,
  output: dataOf(lesson),
  errors: [],
  permission: mayEither('read'),
})

export const createLesson = defineOperation({
  id: 'lessons.createLesson',
  method: 'POST',
  path: '/courses/:course/lessons-new',
  summary:
    'Add a lesson with one empty section at the end of a module, or of the lessons before the first one',
  params: z.object({ course: idParam }),
  body: z.strictObject({ title: lessonTitle, module_id: id.nullable().optional() }),
  output: dataOf(lesson),
  errors: ['too_many_lessons'],
  permission: canEdit,
  status: 201,
})

export const updateLesson = defineOperation({
  id: 'lessons.updateLesson',
  method: 'PUT',
  path: '/courses/:course/lessons-new/:lesson',
  summary: 'Change title, address, status, opening or the order of sections',
  params: courseLesson,
  body: lessonChange,
  output: dataOf(lesson),
  errors: ['slug_taken', 'foreign_section', 'lesson_circle', 'release_contradicted'],
  permission: canEdit,
})

export const deleteLesson = defineOperation({
  id: 'lessons.deleteLesson',
  method: 'DELETE',
  path: '/courses/:course/lessons-new/:lesson',
  summary: 'Remove a lesson from the program; attempts made in it are kept',
  params: courseLesson,
  output: acknowledged,
  errors: [],
  permission: canDelete,
})

export const restoreLesson = defineOperation({
  id: 'lessons.restoreLesson',
  method: 'POST',
  path: '/courses/:course/lessons-new/:lesson/restore',
  summary: 'Take a removal back',
  params: courseLesson,
  output: dataOf(lesson),
  errors: ['too_many_lessons'],
  permission: canDelete,
})

export const copyLesson = defineOperation({
  id: 'lessons.copyLesson',
  method: 'PUT',
  path: '/lessons/:lesson/copy/:from',
  summary: 'Replace the content of a lesson with a copy of another one',
  params: z.object({ lesson: idParam, from: idParam }),
  output: dataOf(lesson),
  errors: [],
  permission: { ...canEdit, alsoAnyOf: mayEither('read').anyOf },
})

export const copyUnits = defineOperation({
  id: 'lessons.copyUnits',
  method: 'POST',
  path: '/lessons/:lesson/copy/:from',
  summary: 'Copy another lesson, or chosen units of it, in the place of what stands in a lesson or after it',
  params: z.object({ lesson: idParam, from: idParam }),
  body: z.strictObject({
    /** Only these units of the other lesson, with the sections in which they stand; without it everything. */
    unit_ids: z.array(id).min(1).max(lessonLimits.units).optional(),
    /** What stands in the lesson stays, and the copy comes after it. */
    keeps_content: z.boolean(),
  }),
  output: dataWith(lesson, {
    /** The entry of the history that brings back how the lesson was; null where nothing was copied. */
    version_before: id.nullable(),
  }),
  errors: ['foreign_unit', 'too_many_sections', ...sizeErrors],
  permission: { ...canEdit, alsoAnyOf: mayEither('read').anyOf },
})

export const createSection = defineOperation({
  id: 'lessons.createSection',
  method: 'POST',
  path: '/lessons/:lesson/info-section',
  summary: 'Add a section at the end of a lesson',
  params: z.object({ lesson: idParam }),
  body: sectionDraft,
  output: dataOf(section),
  errors: ['foreign_quiz', 'too_many_sections', ...sizeErrors],
  permission: canEdit,
  status: 201,
  bodyLimit: sectionBodyLimit,
})

export const updateSection = defineOperation({
  id: 'lessons.updateSection',
  method: 'PUT',
  path: '/info-section/:section',
  summary: 'Save name and units of a section',
  params: z.object({ section: idParam }),
  body: z.strictObject({
    ...sectionDraft.shape,
    /** The revision on which this change was made; without it the last writer wins. */
    base_revision: z.int().nonnegative().optional(),
  }),
  output: dataOf(section),
  errors: ['stale_revision', 'foreign_quiz', ...sizeErrors],
  permission: canEdit,
  bodyLimit: sectionBodyLimit,
})

export const deleteSection = defineOperation({
  id: 'lessons.deleteSection',
  method: 'DELETE',
  path: '/info-section/:section',
  summary: 'Remove a section with its units',
  params: z.object({ section: idParam }),
  output: acknowledged,
  errors: [],
  permission: canEdit,
})

export const savePicture = defineOperation({
  id: 'lessons.savePicture',
  method: 'POST',
  path: '/course-pictures',
  summary: 'Keep a picture for a lesson or a course: 16:9 is cut from its middle',
  body: sentPicture,
  /** The address to store where the picture is wanted; anybody who knows it may see the picture. */
  output: dataOf(z.object({ url: z.string() })),
  errors: ['picture_unreadable', 'picture_too_large'],
  permission: canEdit,
  bodyLimit: 2 * sentPictureBytes,
  perMinute: 30,
  status: 201,
})
