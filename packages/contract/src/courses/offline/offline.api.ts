import { z } from 'zod'
import { dataOf } from '../../kernel/envelope.ts'
import { slugParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { offlineCourse } from './offline-course.ts'

/**
 * Also the check of what a device has kept before: what is no longer named is to be removed there. Null: nothing of this course is there
 * for the caller. Devices ask by themselves, so a course that was taken back is no failed request.
 */
export const getOfflineCourse = defineOperation({
  id: 'courses.getOfflineCourse',
  method: 'GET',
  path: '/public/courses/:course_slug/offline',
  summary:
    'What the caller may keep of a course on a device: the lessons that are open to them, with their files; null where no such course is there for them',
  params: z.object({ course_slug: slugParam }),
  output: dataOf(offlineCourse.nullable()),
  errors: ['preview_only'],
  permission: { kind: 'session' },
  entersSchool: true,
  perMinute: 300,
})
