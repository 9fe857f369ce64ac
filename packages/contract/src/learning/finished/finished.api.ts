import { z } from 'zod'
import { dataOf } from '../../kernel/envelope.ts'
import { slugParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { finishedCourse } from './finished.ts'

export const getFinishedCourse = defineOperation({
  id: 'learning.getFinishedCourse',
  method: 'GET',
  path: '/public/courses/:course_slug/finished',
  summary: 'A course that the signed-in person has finished, with their way through it',
  params: z.object({ course_slug: slugParam }),
  output: dataOf(finishedCourse),
  errors: [],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Whoever takes part in the course and has done every published lesson of it that their access has in it.',
    allows: [],
  },
})
