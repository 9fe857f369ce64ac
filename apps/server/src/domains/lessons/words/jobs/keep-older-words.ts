import { z } from 'zod'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { keepWords, listWordless } from '../words.repository.ts'

/** Units whose words are kept in one transaction. */
const most = 200

/** Keeps the words of units that were written before lessons could be searched. */
export const keepOlderWords = defineJob({
  name: 'lessons.keepOlderWords',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'documents',
})

export const handleKeepOlderWords = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(keepOlderWords, async (_payload, { signal }) => {
    for (;;) {
      const units = await listWordless(db, most)
      if (units.length === 0 || signal?.aborted) return
      await db.transaction(async (tx) => {
        for (const [schoolId, own] of Map.groupBy(units, (unit) => unit.schoolId))
          await keepWords(tx, schoolId, own)
      })
    }
  })
