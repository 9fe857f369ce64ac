import type { House } from '../../../platform/composition/domain.ts'
import { handleJob } from '../../../platform/queue/job.ts'
import { makeTaskFile } from '../use-cases/make-task-file.ts'
import { failTask, workOnTask } from '../use-cases/work-on-task.ts'
import { lockTask } from '../tasks.repository.ts'
import { taskHouseOf } from '../task-house.ts'
import { doSlice } from './do-slice.ts'
import { handleTidyTasks } from './tidy-tasks.ts'

export const handleTaskJobs = (house: House) => {
  const { db, reading, storage } = house.dependencies
  const parts = taskHouseOf(house)
  return [
    handleJob(doSlice, async ({ task_id: taskId }, { clock, lastAttempt, signal }) => {
      const given = await parts()
      try {
        const going = await db.transaction((tx) => workOnTask(tx, given, taskId, clock.now()))
        if (going) await makeTaskFile({ db, reading, storage, house: given }, going, { clock, signal })
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
