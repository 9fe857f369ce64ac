import { z } from 'zod'
import { mayEither } from '../kernel/course-rights.ts'
import { dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'

export const getCourseLink = defineOperation({
  id: 'courses.getCourseLink',
  method: 'GET',
  path: '/courses/:course/link',
  summary: 'The address of a course to hand on, and the picture that sites show of it',
  params: z.object({ course: idParam }),
  output: dataOf(
    z.object({
      /** With its origin. */
      url: z.string(),
      /** 1200 × 630, on any host; there while visitors may see the course. */
      preview_url: z.string(),
    }),
  ),
  errors: [],
  permission: mayEither('read'),
})
