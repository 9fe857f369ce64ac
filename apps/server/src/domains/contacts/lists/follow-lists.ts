import { facts } from '@lectern/contract/catalogue'
import { z } from 'zod'
import type { House } from '../../../platform/composition/domain.ts'
import type { Listener } from '../../../platform/facts/news.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import { lockContact } from '../contact-changes.repository.ts'
import { loadContactFamilies } from '../filters/open-contact-filter.ts'
import { findContactOf, listFilling } from './contact-lists.repository.ts'
import { createListInterest } from './list-interest.ts'
import { settleContacts } from './use-cases/settle-contacts.ts'

/** What every fact in the queue says of whom it happened to. */
const happening = z.object({
  school_id: storedSchoolId,
  user_id: z.int().nullish(),
  contact_id: z.int().nullish(),
})

const codes: ReadonlyMap<string, number> = new Map(facts.map(({ type, code }) => [type, code]))

/** Whoever did something comes onto lists that fill themselves, or leaves them. */
export const followLists = (house: House): Listener => {
  const { dependencies } = house
  return {
    name: 'contacts.followLists',
    hears: facts.map(({ type }) => type),
    isWantedIn: createListInterest(dependencies),
    run: async ({ name, payload }, { clock }) => {
      const { school_id: schoolId, user_id: userId, contact_id: known } = happening.parse(payload)
      const families = await loadContactFamilies(house)
      await dependencies.db.transaction(async (tx) => {
        const lists = await listFilling(tx, schoolId)
        const contactId = known ?? (userId ? await findContactOf(tx, schoolId, userId) : null)
        if (lists.length === 0 || contactId === null) return
        // What is settled for one contact is settled by one transaction at a time, by what is committed then.
        if (!(await lockContact(tx, schoolId, contactId))) return
        const note = { cause: 'rule', fact: codes.get(name) ?? null, at: clock.now(), isNoted: true } as const
        await settleContacts(tx, families, lists, { schoolId, among: [contactId], note })
      })
    },
  }
}
