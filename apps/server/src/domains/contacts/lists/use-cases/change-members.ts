import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import * as repository from '../contact-lists.repository.ts'
import * as members from '../list-members.repository.ts'

interface MemberChange {
  readonly schoolId: SchoolId
  readonly listId: number
  readonly contactIds: readonly number[]
  readonly isIn: boolean
  readonly now: Date
}

/**
 * Puts people on a list by hand, or takes them off; who is where they should be stays.
 *
 * @throws CallError not_found for a list or a contact that the school does not have, list_fills_itself
 */
export const changeMembers = async (
  tx: Transaction,
  { schoolId, listId, contactIds, isIn, now }: MemberChange,
): Promise<void> => {
  const list = found(await repository.lockList(tx, schoolId, listId))
  if (list.kind === 'filter') throw new CallError('list_fills_itself')
  const wanted = [...new Set(contactIds)]
  const own = await repository.listOwnContactIds(tx, schoolId, wanted)
  if (own.length !== wanted.length) throw notFound('a contact is not of the school')
  const belong = members.idsOf(isIn ? own : [])
  const note = { cause: 'hand', fact: null, at: now, isNoted: true } as const
  await members.settleMembers(tx, listId, { among: own, belong }, note)
}
