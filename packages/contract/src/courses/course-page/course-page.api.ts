import { z } from 'zod'
import { dataOf } from '../../kernel/envelope.ts'
import { idParam, slugParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { authoredCoursePage, publicCoursePage, writtenCoursePage } from './course-page.ts'

const editors = {
  kind: 'policy',
  session: 'required',
  rule: 'Whoever may edit this course or marathon of the visited school.',
  allows: ['owner'],
  otherwise: 404,
} as const

const oneCourse = z.object({ course: idParam })

export const getPublicCoursePage = defineOperation({
  id: 'courses.getPublicCoursePage',
  method: 'GET',
  path: '/public/courses/:course_slug/page',
  summary: 'What the page of a course says: promise, gains, for whom, answers to doubts',
  params: z.object({ course_slug: slugParam }),
  output: dataOf(publicCoursePage),
  errors: [],
  permission: { kind: 'public', why: 'The page of a published course is for everybody; a draft has none.' },
})

export const getCoursePage = defineOperation({
  id: 'courses.getCoursePage',
  method: 'GET',
  path: '/courses/:course/page/editor',
  summary: 'The page of a course of the visited school for whoever writes it, with people to choose from',
  params: oneCourse,
  output: dataOf(authoredCoursePage),
  errors: [],
  permission: editors,
})

export const updateCoursePage = defineOperation({
  id: 'courses.updateCoursePage',
  method: 'PUT',
  path: '/courses/:course/page',
  summary: 'Write the page of a course of the visited school, unless somebody else wrote it meanwhile',
  params: oneCourse,
  body: z.strictObject(writtenCoursePage.shape),
  output: dataOf(writtenCoursePage),
  errors: ['conflict', 'unknown_author'],
  permission: editors,
})
