import { conditionsOf } from '@lectern/contract/filters/check-filter'
import type { FilterTree } from '@lectern/contract/filters/tree'
import type { House } from '../../../platform/composition/domain.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { type OpenFilter, openFilter } from '../../../platform/filters/open-filter.ts'
import type { FamilySource } from '../../../platform/filters/server-family.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchool } from '../../schools/index.ts'
import { contactFilterFamilies, type ContactFilterScope, everyone } from './contact-scope.ts'

export type ContactFamilies = readonly FamilySource<ContactFilterScope>[]

/** The families of every domain, by which contacts are filtered. */
export const loadContactFamilies = (house: House): Promise<ContactFamilies> =>
  house.all(contactFilterFamilies)

/** Where a filter looks, by the calendar of the school. */
export const contactScopeIn = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  now: Date,
  among: readonly number[] | null = null,
): Promise<ContactFilterScope> => {
  const zone = (await findSchool(db, schoolId))?.timeZone ?? 'UTC'
  return { schoolId, clock: { now, zone }, among }
}

/** Fields that tell how somebody is reached. */
export const isOnAddress = (family: string, field: string): boolean =>
  family === 'profile' && (field === 'email' || field === 'phone')

/** @throws CallError bad_filter */
const checkAddresses = ({ filter }: OpenFilter<ContactFilterScope>): void => {
  if (conditionsOf(filter).some(({ family, field }) => isOnAddress(family, field)))
    throw new CallError('bad_filter', { fields: { filter: ['unknown_field'] } })
}

/**
 * A filter of contacts, checked against what the school has.
 *
 * @throws CallError bad_filter with the place of every fault: `filter.all.0.value` → code
 */
export const openContactFilter = async (
  db: ReadDatabase,
  families: ContactFamilies,
  tree: FilterTree,
  scope: ContactFilterScope,
): Promise<OpenFilter<ContactFilterScope>> => {
  const opened = await openFilter(db, tree, { sources: families, everyone, scope })
  if (opened.ok) {
    if (scope.hidesAddresses) checkAddresses(opened.value)
    return opened.value
  }
  const faults = opened.error.map(({ code, path }): [string, string[]] => [
    ['filter', ...path].join('.'),
    [code],
  ])
  throw new CallError('bad_filter', { fields: Object.fromEntries(faults) })
}
