import type { FilterTree } from '@lectern/contract/filters/tree'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import { compileFilter } from '../../../../platform/filters/compile-filter.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { type ContactFamilies, contactScopeIn, openContactFilter } from '../../filters/open-contact-filter.ts'
import { type MembershipNote, settleMembers } from '../list-members.repository.ts'

/** Anything but a filter that does not fit is a fault, and is told. */
const leaveUnfit = (error: unknown): null => {
  if (error instanceof CallError && error.code === 'bad_filter') return null
  throw error
}

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
    const opened = filter && (await openContactFilter(tx, families, filter, scope).catch(leaveUnfit))
    if (!opened) continue
    await settleMembers(tx, id, { among, belong: compileFilter(opened.filter, opened.target) }, note)
  }
}
