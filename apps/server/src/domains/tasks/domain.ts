import { defineDomain } from '../../platform/composition/domain.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { taskFiles } from './file-columns.ts'
import { handleTaskJobs } from './jobs/handle-task-jobs.ts'
import { tidyTasks } from './jobs/tidy-tasks.ts'
import { mountTaskFiles } from './task-files.routes.ts'
import { taskHouseOf } from './task-house.ts'
import { registerTasks } from './tasks.routes.ts'

export const tasksDomain = defineDomain({
  name: 'tasks',
  register: async ({ bind }, house) => registerTasks(bind, await taskHouseOf(house)()),
  mount: async (app, house, checks) =>
    mountTaskFiles(app, house.dependencies, checks, await taskHouseOf(house)()),
  jobs: handleTaskJobs,
  schedules: [scheduleJob(tidyTasks, '23 2 * * *', {})],
  files: taskFiles,
})
