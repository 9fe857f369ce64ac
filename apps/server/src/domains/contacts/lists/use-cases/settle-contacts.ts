import type { FilterTree } from '@lectern/contract/filters/tree'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { compileFilter } from '../../../../platform/filters/compile-filter.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { type ContactFamilies, contactScopeIn, openContactFilter } from '../../filters/open-contact-filter.ts'
import { type MembershipNote, settleMembers } from '../list-members.repository.ts'

interface FilledList {
  readonly id: number
  readonly filter: FilterTree | null
}

/**
 * Brings lists up to what some contacts are now. Conditions are asked of these contacts alone, which costs the same in a school of any
 * size. A filter that fits the school no more (a field is gone) leaves its list as it is.
 */
export const settleContacts = async (
  tx: Transaction,
  families: ContactFamilies,
  lists: readonly FilledList[],
  { schoolId, among, note }: { schoolId: SchoolId; among: readonly number[]; note: MembershipNote },
): Promise<void> => {
  const scope = await contactScopeIn(tx, schoolId, note.at, among)
  for (const { id, filter } of lists) {
    const opened = filter && (await openContactFilter(tx, families, filter, scope).catch(() => null))
    if (!opened) continue
    await settleMembers(tx, id, { among, belong: compileFilter(opened.filter, opened.target) }, note)
  }
}
