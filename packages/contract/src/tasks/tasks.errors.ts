import { defineErrors } from '../kernel/errors.ts'

export const tasksErrors = defineErrors({
  task_over: { status: 409, message: 'This task has ended already.' },
  task_not_undoable: {
    status: 409,
    message:
      'This task cannot be taken back: it runs still, was taken back, changed nothing, or its time is over.',
  },
  too_many_tasks: {
    status: 422,
    message: 'Too many tasks wait or run: 10 of a person, 20 of a school at most.',
  },
})
