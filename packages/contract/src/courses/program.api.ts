import { z } from 'zod'
import { releaseRule } from '../access/release-rule.ts'
import { dataOf, dataWith } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { defineOperation } from '../kernel/operation.ts'
import { lessonTitle } from '../lessons/lesson.ts'
import { lessonStatusId } from '../lessons/lesson.ts'
import { moduleTitle, program } from './program.ts'
import { mayEither } from '../kernel/course-rights.ts'

/** Lessons that one count of learners names. */
export const mostLessonsCounted = 200

const oneCourse = z.object({ course: idParam })
const oneModule = z.object({ course: idParam, module: idParam })
const oneLesson = z.object({ course: idParam, lesson: idParam })
const readers = mayEither('read')
const editors = mayEither('edit')
const removers = mayEither('delete')

export const getProgram = defineOperation({
  id: 'courses.getProgram',
  method: 'GET',
  path: '/courses/:course/program/minimal',
  summary: 'The modules and lessons of a course in order',
  params: oneCourse,
  output: dataOf(program),
  errors: [],
  permission: readers,
})

export const countBegun = defineOperation({
  id: 'courses.countBegun',
  method: 'GET',
  path: '/courses/:course/program/begun',
  summary:
    'How many learners have begun lessons that a release rule of the course, of a module or of some lessons is about',
  params: oneCourse,
  query: z.object({
    /** Its lessons without a rule of their own. */
    module_id: idParam.optional(),
    /** Ids between commas. Neither: the lessons that open as the course says. */
    lesson_ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/)
      .transform((line) => [...new Set(line.split(',').map(Number))])
      .refine((ids) => ids.length <= mostLessonsCounted, 'too_big')
      .optional(),
  }),
  output: dataOf(z.object({ learners: z.int() })),
  errors: [],
  permission: readers,
})

export const orderProgram = defineOperation({
  id: 'courses.orderProgram',
  method: 'PUT',
  path: '/courses/:course/program',
  summary: 'Put modules and lessons in order, and lessons into modules; names each of them once',
  params: oneCourse,
  body: z.strictObject({
    /** Lessons before the first module. */
    lesson_ids: z.array(id).max(listLimits.lessonsOfCourse),
    modules: z
      .array(z.strictObject({ id, lesson_ids: z.array(id).max(listLimits.lessonsOfCourse) }))
      .max(listLimits.modulesOfCourse),
  }),
  output: dataOf(program),
  errors: ['foreign_lesson', 'lesson_circle'],
  permission: editors,
})

export const changeProgramLessons = defineOperation({
  id: 'courses.changeProgramLessons',
  method: 'PUT',
  path: '/courses/:course/program/lessons',
  summary: 'Change status, free reading or the opening of several lessons at once; all of them or none',
  params: oneCourse,
  body: z.strictObject({
    lesson_ids: z.array(id).min(1).max(listLimits.lessonsOfCourse),
    status_id: lessonStatusId.optional(),
    is_public: z.boolean().optional(),
    release: releaseRule.nullable().optional(),
  }),
  output: dataOf(program),
  errors: ['foreign_lesson', 'lesson_circle'],
  permission: editors,
})

export const createModule = defineOperation({
  id: 'courses.createModule',
  method: 'POST',
  path: '/courses/:course/modules',
  summary: 'Add a module at the end of the program',
  params: oneCourse,
  body: z.strictObject({ title: moduleTitle }),
  output: dataWith(program, { module_id: id }),
  errors: ['too_many_modules'],
  permission: editors,
  status: 201,
})

export const updateModule = defineOperation({
  id: 'courses.updateModule',
  method: 'PUT',
  path: '/courses/:course/modules/:module',
  summary: 'Change the title of a module, or when it opens',
  params: oneModule,
  body: z.strictObject({ title: moduleTitle.optional(), release: releaseRule.nullable().optional() }),
  output: dataOf(program),
  errors: ['lesson_circle'],
  permission: editors,
})

export const deleteModule = defineOperation({
  id: 'courses.deleteModule',
  method: 'DELETE',
  path: '/courses/:course/modules/:module',
  summary: 'Remove a module: its lessons stay in the program, or go with it',
  params: oneModule,
  query: z.object({
    /** `keep`: they go to the end of the module before it, or before the first module. */
    lessons: z.enum(['keep', 'delete']),
  }),
  output: dataOf(program),
  errors: ['lesson_circle'],
  permission: removers,
})

export const restoreModule = defineOperation({
  id: 'courses.restoreModule',
  method: 'POST',
  path: '/courses/:course/modules/:module/restore',
  summary: 'Bring a removed module back, with the lessons that went with it',
  params: oneModule,
  output: dataOf(program),
  errors: ['too_many_modules', 'too_many_lessons', 'lesson_circle'],
  permission: removers,
})

export const duplicateModule = defineOperation({
  id: 'courses.duplicateModule',
  method: 'POST',
  path: '/courses/:course/modules/:module/duplicate',
  summary: 'Copy a module with its lessons, as drafts, behind it',
  params: oneModule,
  body: z.strictObject({ title: moduleTitle }),
  output: dataWith(program, { module_id: id }),
  errors: ['too_many_modules', 'too_many_lessons', 'too_much_to_copy'],
  permission: editors,
  status: 201,
})

export const duplicateLesson = defineOperation({
  id: 'courses.duplicateLesson',
  method: 'POST',
  path: '/courses/:course/lessons/:lesson/duplicate',
  summary: 'Copy a lesson, as a draft, behind it; its quizzes are shared',
  params: oneLesson,
  body: z.strictObject({ title: lessonTitle }),
  output: dataWith(program, { lesson_id: id }),
  errors: ['too_many_lessons', 'too_much_to_copy'],
  permission: editors,
  status: 201,
})
