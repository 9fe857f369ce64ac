import { membershipCauses } from '@lectern/contract/contacts/lists/contact-lists'
import { z } from 'zod'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { enqueueInLine } from '../../../../platform/queue/enqueue.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { type SchoolId, storedSchoolId } from '../../../../platform/school-id.ts'
import type { ContactFamilies } from '../../filters/open-contact-filter.ts'
import { listContactIds, lockList, markFilled } from '../contact-lists.repository.ts'
import { settleContacts } from '../use-cases/settle-contacts.ts'

/** Contacts that are looked at in one transaction. */
const slice = 2_000

/** Looks at everybody of a school for one list, a slice at a time; members of before stay until their slice comes. */
export const fillList = defineJob({
  name: 'contacts.fillList',
  payload: z.object({
    school_id: storedSchoolId,
    list_id: z.int(),
    /** Of the filter: another one is filled by a job of its own. */
    version: z.int(),
    /** The last contact of the slice before. */
    after: z.int().default(0),
    cause: z.enum(membershipCauses).default('new_rule'),
  }),
  maxAttempts: 12,
  lane: 'events',
})

export const enqueueFilling = (
  tx: Transaction,
  filling: {
    schoolId: SchoolId
    listId: number
    version: number
    after?: number
    cause: 'new_rule' | 'time'
  },
): Promise<void> => {
  const { schoolId, listId, version, after = 0, cause } = filling
  const payload = { school_id: schoolId, list_id: listId, version, after, cause }
  return enqueueInLine(tx, fillList, payload, { kind: 'school', id: schoolId })
}

export const handleFillList = (
  { db }: Pick<Dependencies, 'db'>,
  families: () => Promise<ContactFamilies>,
): JobHandler =>
  handleJob(fillList, async ({ school_id: schoolId, list_id: listId, version, after, cause }, { clock }) => {
    const known = await families()
    await db.transaction(async (tx) => {
      const list = await lockList(tx, schoolId, listId)
      if (list?.version !== version || !list.isFilling) return
      const among = await listContactIds(tx, schoolId, { after, limit: slice })
      const at = clock.now()
      const note = { cause, fact: null, at, isNoted: list.filledAt !== null }
      await settleContacts(tx, known, [list], { schoolId, among, note })
      const last = among.at(-1)
      if (last === undefined || among.length < slice)
        await markFilled(tx, schoolId, { listId, version, now: at })
      else
        await enqueueFilling(tx, {
          schoolId,
          listId,
          version,
          after: last,
          cause: cause === 'time' ? 'time' : 'new_rule',
        })
    })
  })
