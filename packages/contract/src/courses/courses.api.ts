import { z } from 'zod'
import { listLimits } from '../kernel/limits.ts'
import { dataWith, acknowledged, dataOf, listOf, wholeList } from '../kernel/envelope.ts'
import { enrolmentModes } from '../products/enrolment-mode.ts'
import { id, idParam, slugParam, titledThing } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { courseOutline } from './outline.ts'
import { courseCheck } from './check/course-check.ts'
import {
  course,
  courseCard,
  courseChange,
  courseSlug,
  courseTitle,
  courseLabels,
  courseTypeId,
  publicCourse,
  publicCourseCard,
  removedCourse,
} from './course.ts'
import { mayCreateEither, mayEither, courseType, type CourseTypeId } from '../kernel/course-rights.ts'

const oneCourse = z.object({ course: idParam })

/** Courses, and lessons, that one search of the command menu answers. */
export const mostFound = 8

/** The courses of which status a list holds. */
export const courseStatusFilters = ['all', 'current', 'draft', 'announced', 'published', 'archived'] as const
export type CourseStatusFilter = (typeof courseStatusFilters)[number]

/** `type_id` as an address says it. */
const sentTypeId = z
  .enum(['1', '2'])
  .transform((text): CourseTypeId => (text === '1' ? courseType.course : courseType.marathon))

/** By what the courses of a school can be put in order. */
export const courseOrders = ['updated', 'title', 'lessons', 'participants'] as const
export type CourseOrder = (typeof courseOrders)[number]

export const listCourseCards = defineOperation({
  id: 'courses.listCourseCards',
  method: 'GET',
  path: '/courses-cards',
  summary:
    'The courses of the school as cards, searched and in order, the latest change first unless asked otherwise',
  query: z.object({
    ...pageQuery(100),
    /** Words of title or address, all of them. */
    query: z.string().trim().max(200).optional(),
    type_id: sentTypeId.optional(),
    /** `current`: all but archived ones. */
    status: z.enum(courseStatusFilters).default('all'),
    order: z.enum(courseOrders).default('updated'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: listOf(courseCard),
  errors: [],
  permission: mayEither('list'),
})

export const listCourses = defineOperation({
  id: 'courses.listCourses',
  method: 'GET',
  path: '/courses/list',
  summary: 'Courses with the lessons that match a search by title or course, the first 2,000 of them',
  query: z.object({
    type_id: sentTypeId.optional(),
    lessons_search: z.string().trim().max(200).optional(),
  }),
  output: dataWith(
    wholeList(
      z.object({
        id,
        title: z.string(),
        lessons: wholeList(titledThing, listLimits.lessonsOfCourse),
      }),
      listLimits.coursesOfSchool,
    ),
    /** Whether more lessons match than are answered. */
    { has_more: z.boolean() },
  ),
  errors: [],
  permission: mayEither('list'),
})

export const searchContent = defineOperation({
  id: 'courses.searchContent',
  method: 'GET',
  path: '/courses/search',
  summary: 'The first few courses and lessons of the school with these words in the title',
  query: z.object({ query: z.string().trim().min(1).max(200) }),
  output: dataOf(
    z.object({
      courses: z.array(titledThing).max(mostFound),
      lessons: z.array(z.object({ id, title: z.string(), course: titledThing })).max(mostFound),
    }),
  ),
  errors: [],
  permission: mayEither('list'),
})

export const createCourse = defineOperation({
  id: 'courses.createCourse',
  method: 'POST',
  path: '/courses',
  summary: 'Create a course, unpublished',
  body: z.strictObject({
    title: courseTitle,
    slug: courseSlug.optional(),
    type_id: courseTypeId.optional(),
    labels: courseLabels.optional(),
    outline: courseOutline.optional(),
  }),
  output: dataOf(course),
  errors: ['course_slug_taken', 'too_many_courses'],
  permission: mayCreateEither,
  status: 201,
})

export const getCourse = defineOperation({
  id: 'courses.getCourse',
  method: 'GET',
  path: '/courses/:course',
  summary: 'One course, for its author',
  params: oneCourse,
  output: dataOf(course),
  errors: [],
  permission: mayEither('read'),
})

export const updateCourse = defineOperation({
  id: 'courses.updateCourse',
  method: 'PUT',
  path: '/courses/:course',
  summary: 'Change title, address, description, status, looks or how people join',
  params: oneCourse,
  body: courseChange,
  output: dataOf(course),
  errors: ['course_slug_taken', 'unknown_author', 'lesson_circle'],
  permission: mayEither('edit'),
})

export const publishCourse = defineOperation({
  id: 'courses.publishCourse',
  method: 'POST',
  path: '/courses/:course/publish',
  summary:
    'Put a course out with drafts in which nothing stops publishing, and say who may join; all of it or nothing',
  params: oneCourse,
  body: z.strictObject({
    enrolment: z.enum(enrolmentModes),
    /** Drafts that go out with it; those that were published stay so. */
    lesson_ids: z.array(id).max(listLimits.lessonsOfCourse),
  }),
  output: dataOf(course),
  errors: ['lesson_not_ready', 'nothing_to_publish'],
  permission: mayEither('edit'),
  perMinute: 30,
})

export const deleteCourse = defineOperation({
  id: 'courses.deleteCourse',
  method: 'DELETE',
  path: '/courses/:course',
  summary: 'Remove a course; what people wrote in it is kept',
  params: oneCourse,
  output: acknowledged,
  errors: [],
  permission: mayEither('delete'),
})

export const checkCourse = defineOperation({
  id: 'courses.checkCourse',
  method: 'GET',
  path: '/courses/:course/check',
  summary: 'What learners would stumble over in a course, each with its place; and which drafts are ready',
  params: oneCourse,
  output: dataOf(courseCheck),
  errors: [],
  permission: mayEither('read'),
  perMinute: 30,
})

export const listRemovedCourses = defineOperation({
  id: 'courses.listRemovedCourses',
  method: 'GET',
  path: '/courses-removed',
  summary: 'Removed courses that can still be brought back, the last one first',
  query: z.object({ ...pageQuery(50), type_id: sentTypeId.optional() }),
  output: listOf(removedCourse),
  errors: [],
  permission: { kind: 'staff', anyOf: ['course_delete', 'marathon_delete'] },
})

export const restoreCourse = defineOperation({
  id: 'courses.restoreCourse',
  method: 'POST',
  path: '/courses/:course/restore',
  summary: 'Bring a removed course back within 30 days; its address gets a number where it is taken',
  params: oneCourse,
  output: dataOf(course),
  errors: ['too_many_courses'],
  permission: { kind: 'staff', anyOf: ['course_delete', 'marathon_delete'] },
})

export const duplicateCourse = defineOperation({
  id: 'courses.duplicateCourse',
  method: 'POST',
  path: '/courses/:course/duplicate',
  summary: 'Copy a course as a draft with its program, content and settings, without its learners',
  params: oneCourse,
  body: z.strictObject({ title: courseTitle }),
  output: dataOf(course),
  errors: ['too_many_courses', 'too_much_to_copy'],
  permission: mayCreateEither,
  status: 201,
  perMinute: 30,
})

const published = {
  kind: 'public',
  why: 'Shows published courses of the school of this host; locks explain themselves.',
} as const

export const listPublicCourses = defineOperation({
  id: 'courses.listPublicCourses',
  method: 'GET',
  path: '/public/courses',
  summary: 'The published courses of the school',
  query: z.object({ ...pageQuery(50) }),
  output: listOf(publicCourseCard),
  errors: [],
  permission: published,
})

export const getPublicCourse = defineOperation({
  id: 'courses.getPublicCourse',
  method: 'GET',
  path: '/public/courses/:course_slug',
  summary: 'One course with its program, locks and progress',
  params: z.object({ course_slug: slugParam }),
  output: dataOf(publicCourse),
  errors: [],
  permission: published,
})

export const preSubscribe = defineOperation({
  id: 'courses.preSubscribe',
  method: 'POST',
  path: '/public/courses/:course/pre-subscribe',
  summary: 'Wait for a course that nobody can join yet; waiting already changes nothing',
  params: oneCourse,
  output: dataOf(publicCourse),
  errors: ['waiting_list_closed', 'preview_only'],
  permission: { kind: 'session' },
  entersSchool: true,
})

export const stopWaiting = defineOperation({
  id: 'courses.stopWaiting',
  method: 'DELETE',
  path: '/public/courses/:course/pre-subscribe',
  summary: 'Leave the waiting list of a course; who is not on it stays as they are',
  params: oneCourse,
  output: dataOf(publicCourse),
  errors: ['preview_only'],
  permission: { kind: 'session' },
  entersSchool: true,
})

export const joinCourse = defineOperation({
  id: 'courses.joinCourse',
  method: 'POST',
  path: '/public/courses/:course/join',
  summary: 'Take part in a course that is open to everybody',
  params: oneCourse,
  output: dataOf(publicCourse),
  errors: ['enrolment_closed', 'preview_only'],
  permission: { kind: 'session' },
  entersSchool: true,
})
