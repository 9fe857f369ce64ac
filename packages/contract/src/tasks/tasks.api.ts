import { z } from 'zod'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { task, taskLimits } from './tasks.ts'

const params = z.object({ task: idParam })

const permission = {
  kind: 'policy',
  session: 'required',
  rule: 'On the staff of the current school: who started the task; while it runs, whoever may start one like it sees it, and the owner may stop it.',
  allows: ['owner'],
} as const

export const listTasks = defineOperation({
  id: 'tasks.listTasks',
  method: 'GET',
  path: '/tasks',
  summary: 'Own tasks in the current school and those of others that run, the latest first',
  output: dataOf(wholeList(task, taskLimits.listed)),
  errors: [],
  permission: { ...permission, allows: ['learner', 'foreign_learner', 'staff', 'owner', 'foreign_owner'] },
})

export const getTask = defineOperation({
  id: 'tasks.getTask',
  method: 'GET',
  path: '/tasks/:task',
  summary: 'One task and how far it is',
  params,
  output: dataOf(task),
  errors: [],
  permission,
})

export const cancelTask = defineOperation({
  id: 'tasks.cancelTask',
  method: 'POST',
  path: '/tasks/:task/cancel',
  summary: 'Stop a task; what is done stays',
  params,
  output: dataOf(task),
  errors: ['task_over'],
  permission,
})

export const undoTask = defineOperation({
  id: 'tasks.undoTask',
  method: 'POST',
  path: '/tasks/:task/undo',
  summary: 'Take back what a task did, by a task, as far as nobody has changed it since',
  params,
  output: dataOf(task),
  status: 201,
  errors: ['task_not_undoable', 'too_many_tasks'],
  permission,
})
