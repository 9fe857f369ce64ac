import { type CheckedFilter, checkFilter } from '@lectern/contract/filters/check-filter'
import type { FilterFault } from '@lectern/contract/filters/fault'
import type { FilterTree } from '@lectern/contract/filters/tree'
import { ok, type Result } from '@lectern/contract/kernel/result'
import type { ReadDatabase } from '../database/connection.ts'
import type { FilterTarget } from './compile-filter.ts'
import type { FamilySource, FilterScope } from './server-family.ts'

/** A filter that fits the families of a school, and what it is compiled with. */
export interface OpenFilter<Scope extends FilterScope> {
  readonly filter: CheckedFilter
  readonly target: FilterTarget<Scope>
}

interface FilterPlace<Scope extends FilterScope> extends Omit<FilterTarget<Scope>, 'families'> {
  /** What the domains have added to the extension point of the list. */
  readonly sources: readonly FamilySource<Scope>[]
}

/** Reads the families of a school, and checks a filter against them. */
export const openFilter = async <Scope extends FilterScope>(
  db: ReadDatabase,
  tree: FilterTree,
  { sources, ...place }: FilterPlace<Scope>,
): Promise<Result<OpenFilter<Scope>, readonly FilterFault[]>> => {
  const families = await Promise.all(sources.map(async (source) => source(db, place.scope)))
  const checked = checkFilter(
    tree,
    families.map(({ family }) => family),
  )
  return checked.ok ? ok({ filter: checked.value, target: { ...place, families } }) : checked
}
