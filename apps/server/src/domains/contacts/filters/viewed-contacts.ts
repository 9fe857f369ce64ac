import { listContacts } from '@lectern/contract/contacts/contacts.api'
import { namedIn } from '@lectern/contract/contacts/lists/lists-in'
import type { z } from 'zod'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { ViewedList } from '../../views/index.ts'
import { findRowsOf } from '../contact-list.repository.ts'
import { contactScopeOf, hidesAddresses } from '../contacts.policy.ts'
import * as lists from '../lists/contact-lists.repository.ts'
import type { LearnersOfTeams } from '../services.ts'
import * as tags from '../tags.repository.ts'
import type { ContactFamilies } from './open-contact-filter.ts'
import { passesFilter } from './passes-filter.ts'

/** A page of the list belongs to no view. */
const kept = listContacts.query.omit({ after: true, before: true, per_page: true }).strict()

interface Sources {
  readonly learnersOfTeams: LearnersOfTeams
  readonly families: () => Promise<ContactFamilies>
}

/** The list of contacts, for those who keep views of it. */
export const viewedContacts = ({ learnersOfTeams, families }: Sources): ViewedList => ({
  name: 'contacts',
  rights: listContacts.permission.anyOf,
  query: kept,
  rowsOf: async (db, { staff, userId, now }, query) => {
    const read = kept.safeParse(query)
    if (!read.success || !(await hasThings(db, staff.schoolId, read.data))) return null
    const { schoolId } = staff
    const scope = await contactScopeOf(db, staff, userId, learnersOfTeams)
    const readScope = await contactScopeOf(db, staff, userId, learnersOfTeams, 'read')
    try {
      const passes = await passesFilter(db, families, read.data.filter, {
        ...{ schoolId, now },
        hidesAddresses: hidesAddresses(staff),
      })
      return findRowsOf(db, { ...read.data, schoolId, scope, readScope, passes, now })
    } catch (error) {
      if (error instanceof CallError && error.code === 'bad_filter') return null
      throw error
    }
  },
})

/** Whether the school still has the tags and lists that a query names, in its parts and in its conditions. */
const hasThings = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { tag, list, filter }: Pick<z.output<typeof kept>, 'tag' | 'list' | 'filter'>,
): Promise<boolean> => {
  const named = (family: 'list' | 'tag', one: number | undefined) => [
    ...(one === undefined ? [] : [one]),
    ...(filter ? namedIn(filter, family) : []),
  ]
  return (
    (await tags.hasTags(db, schoolId, named('tag', tag))) &&
    (await lists.hasLists(db, schoolId, named('list', list)))
  )
}
