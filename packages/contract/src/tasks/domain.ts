import { defineDomain } from '../kernel/domain.ts'
import * as tasks from './tasks.api.ts'
import { tasksByteRoutes } from './tasks.bytes.ts'
import { tasksErrors } from './tasks.errors.ts'

export const tasksDomain = defineDomain({
  name: 'tasks',
  operations: [tasks],
  errors: tasksErrors,
  byteRoutes: tasksByteRoutes,
})
