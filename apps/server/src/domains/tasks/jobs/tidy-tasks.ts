import { taskLimits } from '@lectern/contract/tasks/tasks'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob } from '../../../platform/queue/job.ts'
import { deleteOldTasks, deleteOldUndo, listOldFiles, writeTask } from '../tasks.repository.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Removed in one statement. */
const atOnce = 5_000
const filesAtOnce = 100

type Parts = Pick<Dependencies, 'db' | 'reading' | 'storage'>

/** Forgets what tasks could be taken back by once their time is over, their files, and tasks that ended long ago. */
export const tidyTasks = defineJob({
  name: 'tasks.tidyTasks',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'tasks',
})

export const handleTidyTasks = (parts: Parts) =>
  handleJob(tidyTasks, async (_payload, { clock, signal }) => {
    const { db } = parts
    const now = clock.now()
    await removeFiles(parts, now)
    let removed = atOnce
    while (removed === atOnce && !signal?.aborted)
      removed = await db.transaction((tx) => deleteOldUndo(tx, now, atOnce))
    const before = new Date(now.getTime() - taskLimits.keptDays * dayMs)
    await db.transaction((tx) => deleteOldTasks(tx, before))
  })

const removeFiles = async ({ db, reading, storage }: Parts, now: Date): Promise<void> => {
  let rows = await listOldFiles(reading, now, 0, filesAtOnce)
  while (rows.length > 0) {
    for (const { file, ...task } of rows) {
      if (file) await storage.delete(file.key)
      await db.transaction((tx) => writeTask(tx, task, { file: null }))
    }
    rows = await listOldFiles(reading, now, rows.at(-1)?.id ?? 0, filesAtOnce)
  }
}
