import type { House } from '../../../platform/composition/domain.ts'
import { handleJob } from '../../../platform/queue/job.ts'
import { failTask, workOnTask } from '../use-cases/work-on-task.ts'
import { lockTask } from '../tasks.repository.ts'
import { taskHouseOf } from '../task-house.ts'
import { doSlice } from './do-slice.ts'
import { handleTidyTasks } from './tidy-tasks.ts'

export const handleTaskJobs = (house: House) => {
  const { db } = house.dependencies
  const parts = taskHouseOf(house)
  return [
    handleJob(doSlice, async ({ task_id: taskId }, { clock, lastAttempt }) => {
      const given = await parts()
      try {
        await db.transaction((tx) => workOnTask(tx, given, taskId, clock.now()))
      } catch (error) {
        if (lastAttempt) await db.transaction((tx) => breakOff(tx, taskId, clock.now()))
        throw error
      }
    }),
    handleTidyTasks(house.dependencies),
  ]
}

const breakOff = async (tx: Parameters<typeof lockTask>[0], taskId: number, now: Date): Promise<void> => {
  const task = await lockTask(tx, taskId)
  if (task?.state === 'waiting' || task?.state === 'running') await failTask(tx, task, 'broken', now)
}
