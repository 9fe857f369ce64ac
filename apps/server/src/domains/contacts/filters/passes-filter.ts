import type { FilterTree } from '@lectern/contract/filters/tree'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import { alternativesOf, whereFilter } from '../../../platform/filters/compile-filter.ts'
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
  caller: FilterCaller,
): Promise<SQL | undefined> => (await waysThroughFilter(db, families, tree, caller))?.passes

/** A tree of conditions as one, and as several of which one is enough, by each of which a page of the list is found for itself. */
interface WaysThrough {
  readonly passes: SQL
  readonly alternatives: readonly SQL[]
}

/** @throws CallError bad_filter */
export const waysThroughFilter = async (
  db: ReadDatabase,
  families: () => Promise<ContactFamilies>,
  tree: FilterTree | undefined,
  { schoolId, now, hidesAddresses }: FilterCaller,
): Promise<WaysThrough | undefined> => {
  if (tree === undefined) return undefined
  const scope = { ...(await contactScopeIn(db, schoolId, now)), hidesAddresses }
  const { filter, target } = await openContactFilter(db, await families(), tree, scope)
  const row = { id: contacts.id, family: 'profile' }
  return {
    passes: whereFilter(filter, target, row),
    alternatives: alternativesOf(filter, target, row),
  }
}
