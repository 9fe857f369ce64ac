import type { Dependencies } from '../../../../platform/dependencies.ts'
import { handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { deleteImport, deleteOldPlans, listOldImports } from '../contact-imports.repository.ts'
import { tidyContactImports } from './import-jobs.ts'

const atOnce = 100

export const handleTidyContactImports = ({
  db,
  reading,
  storage,
}: Pick<Dependencies, 'db' | 'reading' | 'storage'>): JobHandler =>
  handleJob(tidyContactImports, async (_payload, { clock, signal }) => {
    const now = clock.now()
    let rows = await listOldImports(reading, now, atOnce)
    while (rows.length > 0 && !signal?.aborted) {
      for (const row of rows) {
        if (row.fileKey !== null) await storage.delete(row.fileKey)
        await db.transaction((tx) => deleteImport(tx, row))
      }
      rows = await listOldImports(reading, now, atOnce)
    }
    await db.transaction((tx) => deleteOldPlans(tx, now))
  })
