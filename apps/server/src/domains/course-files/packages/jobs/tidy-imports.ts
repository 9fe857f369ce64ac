import { z } from 'zod'
import { importKeptDays } from '@lectern/contract/course-files/archive-limits'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { deleteFiles, listForgottenCourseFiles } from '../../../files/index.ts'
import { deleteOldImports, listAbandoned } from '../course-imports.repository.ts'
import { failImport, type ImportDependencies } from './handle-import-course.ts'

const hourMs = 60 * 60 * 1000
/** Longer than a large file takes to be kept, between two of which nothing is written down. */
const patienceMs = 24 * hourMs
const most = 100

/** Fails imports whose last try was killed, removes uploads of which nobody made a course, and forgets old reports. */
export const tidyImports = defineJob({ name: 'courses.tidyImports', payload: z.object({}), maxAttempts: 3 })

export const handleTidyImports = (dependencies: ImportDependencies): JobHandler =>
  handleJob(tidyImports, async (_payload, { clock, log }) => {
    const now = clock.now()
    for (const row of await listAbandoned(dependencies.db, new Date(now.getTime() - patienceMs), most)) {
      log.warn({ import: row.id }, 'a course from a file was given up')
      await failImport(dependencies, row, 'stopped', now)
    }
    const forgotten = await listForgottenCourseFiles(
      dependencies.db,
      new Date(now.getTime() - 2 * patienceMs),
      most,
    )
    for (const { uuid, schoolId } of forgotten)
      await dependencies.notifications.dispatchAfterCommit(() =>
        dependencies.db.transaction((tx) => deleteFiles(tx, { schoolId, uuids: [uuid], force: true }, now)),
      )
    await deleteOldImports(dependencies.db, new Date(now.getTime() - importKeptDays * 24 * hourMs))
  })
