import type { FilterTree } from '@lectern/contract/filters/tree'
import { z } from 'zod'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { asksTime } from '../rules/asks-time.ts'
import { listFilling, listSchoolsWithFilters, markFilling } from '../contact-lists.repository.ts'
import { enqueueFilling } from './fill-list.ts'

/** Days pass without a fact: lists that count days are filled anew every hour, because schools live in many zones. */
export const refillByTime = defineJob({
  name: 'contacts.refillByTime',
  payload: z.object({}),
  maxAttempts: 3,
})

export const handleRefillByTime = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(refillByTime, async () => {
    for (const schoolId of await listSchoolsWithFilters(db)) {
      const lists = await listFilling(db, schoolId)
      for (const { id: listId, version } of lists.filter(({ filter }) => isOfTime(filter)))
        await db.transaction(async (tx) => {
          if (await markFilling(tx, schoolId, listId))
            await enqueueFilling(tx, { schoolId, listId, version, cause: 'time' })
        })
    }
  })

const isOfTime = (filter: FilterTree | null): boolean => filter !== null && asksTime(filter)
