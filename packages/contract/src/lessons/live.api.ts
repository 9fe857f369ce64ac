import { z } from 'zod'
import { acknowledged } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { presencePlace } from './live.ts'
import { mayEither } from '../kernel/course-rights.ts'

export const tellPresence = defineOperation({
  id: 'lessons.tellPresence',
  method: 'POST',
  path: '/lessons/:lesson/presence',
  summary: 'Tell others who work in a lesson where one is; nothing of it is kept',
  params: z.object({ lesson: idParam }),
  body: presencePlace,
  output: acknowledged,
  errors: [],
  permission: mayEither('edit'),
  repeat: 'natural',
})
