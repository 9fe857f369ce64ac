import type * as tasksApi from '@lectern/contract/tasks/tasks.api'
import { call } from '../../lib/api/index.ts'

/** Own tasks in the school, and those of others that run, the latest first. */
export const listTasks = call<typeof tasksApi.listTasks>('GET', '/tasks')
export const cancelTask = call<typeof tasksApi.cancelTask>('POST', '/tasks/:task/cancel')
export const undoTask = call<typeof tasksApi.undoTask>('POST', '/tasks/:task/undo')
