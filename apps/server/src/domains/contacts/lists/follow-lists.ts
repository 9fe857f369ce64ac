import { facts } from '@lectern/contract/catalogue'
import { z } from 'zod'
import type { House } from '../../../platform/composition/domain.ts'
import type { Listener, News } from '../../../platform/facts/news.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import { lockContactsAmong } from '../contact-changes.repository.ts'
import { loadContactFamilies } from '../filters/open-contact-filter.ts'
import { listFilling } from './contact-lists.repository.ts'
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
  return {
    name: 'contacts.followLists',
    hears: facts.map(({ type }) => type),
    isWantedIn: createListInterest(house.dependencies),
    run: (news, { clock }) => settle(house, [news], clock.now()),
    runMany: (news, { clock }) => settle(house, news, clock.now()),
  }
}

/** Settles those to whom one fact happened, of one school. */
const settle = async (house: House, news: readonly News[], at: Date): Promise<void> => {
  const families = await loadContactFamilies(house)
  const told = news.map(({ payload }) => happening.parse(payload))
  const [first] = told
  if (first === undefined) return
  const { school_id: schoolId } = first
  await house.dependencies.db.transaction(async (tx) => {
    const lists = await listFilling(tx, schoolId)
    if (lists.length === 0) return
    const known = told.flatMap(({ contact_id: id }) => id ?? [])
    const accounts = told.flatMap(({ contact_id: id, user_id: userId }) =>
      (id ?? null) === null ? (userId ?? []) : [],
    )
    // What is settled for one contact is settled by one transaction at a time, by what is committed then.
    const among = await lockContactsAmong(tx, schoolId, { contactIds: known, userIds: accounts })
    if (among.length === 0) return
    const fact = codes.get(news[0]?.name ?? '') ?? null
    const note = { cause: 'rule', fact, at, isNoted: true } as const
    await settleContacts(tx, families, lists, { schoolId, among, note })
  })
}
