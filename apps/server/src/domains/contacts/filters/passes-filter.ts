import type { FilterTree } from '@lectern/contract/filters/tree'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import { whereFilter } from '../../../platform/filters/compile-filter.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'
import { type ContactFamilies, contactScopeIn, openContactFilter } from './open-contact-filter.ts'

interface FilterCaller {
  readonly schoolId: SchoolId
  readonly now: Date
  /** The caller sees people whose e-mails and phones they do not. */
  readonly hidesAddresses: boolean
}

/**
 * A tree of conditions as a condition on contacts; undefined where there is none.
 *
 * @throws CallError bad_filter
 */
export const passesFilter = async (
  db: ReadDatabase,
  families: () => Promise<ContactFamilies>,
  tree: FilterTree | undefined,
  { schoolId, now, hidesAddresses }: FilterCaller,
): Promise<SQL | undefined> => {
  if (tree === undefined) return undefined
  const scope = { ...(await contactScopeIn(db, schoolId, now)), hidesAddresses }
  const { filter, target } = await openContactFilter(db, await families(), tree, scope)
  return whereFilter(filter, target, { id: contacts.id, family: 'profile' })
}
