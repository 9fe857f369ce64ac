import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { playerLogLimits } from '@lectern/contract/files/players.api'
import { forgetLeftover, listLeftovers } from '../leftovers.repository.ts'
import { deletePlayerLogs } from '../players/player-logs.repository.ts'
import { deleteUpload, listExpired } from '../uploads/uploads.repository.ts'

/** Bytes that nothing names any more are kept so long: a mistake, or a backup made meanwhile, can still be mended. */
export const leftoverMs = 24 * 60 * 60 * 1000

const dayMs = 24 * 60 * 60 * 1000

/** Ends uploads that nobody finished in time, removes bytes that nothing names, and old reports of players. */
export const tidyFiles = defineJob({ name: 'files.tidyFiles', payload: z.object({}), maxAttempts: 3 })

export const handleTidyFiles = ({
  db,
  storage,
  uploads,
}: Pick<Dependencies, 'db' | 'storage' | 'uploads'>): JobHandler =>
  handleJob(tidyFiles, async (_payload, { clock }) => {
    const now = clock.now()
    for (const upload of await listExpired(db, now)) {
      if (upload.finishedAt === null) await uploads.remove(upload.id)
      await deleteUpload(db, upload.id)
    }
    for (const { storageKey } of await listLeftovers(db, new Date(now.getTime() - leftoverMs))) {
      if (storageKey.endsWith('/')) await storage.deleteFolder(storageKey.slice(0, -1))
      else await storage.delete(storageKey)
      await forgetLeftover(db, storageKey)
    }
    await deletePlayerLogs(db, new Date(now.getTime() - playerLogLimits.keepDays * dayMs))
  })
