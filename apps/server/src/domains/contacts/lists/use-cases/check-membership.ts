import { conditionsOf } from '@lectern/contract/filters/check-filter'
import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import { compileFilter } from '../../../../platform/filters/compile-filter.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import {
  type ContactFamilies,
  contactScopeIn,
  isOnAddress,
  openContactFilter,
} from '../../filters/open-contact-filter.ts'
import * as repository from '../contact-lists.repository.ts'
import * as members from '../list-members.repository.ts'

interface MembershipQuestion {
  readonly schoolId: SchoolId
  readonly listId: number
  readonly contactId: number
  readonly now: Date
  /** Otherwise a condition on an e-mail or a phone would tell it. */
  readonly readsAddresses: boolean
}

/**
 * Whether one person is on a list, whether its conditions say so now, and each of them alone.
 *
 * @throws CallError not_found; forbidden for who reads no e-mails, where a condition asks one
 */
export const checkMembership = async (
  db: ReadDatabase,
  families: ContactFamilies,
  { schoolId, listId, contactId, now, readsAddresses }: MembershipQuestion,
) => {
  const { filter } = found(await repository.findList(db, schoolId, listId))
  found((await repository.listOwnContactIds(db, schoolId, [contactId]))[0])
  const isIn = await members.isMember(db, listId, contactId)
  if (filter === null) return { is_in: isIn, passes: isIn, conditions: [] }
  const scope = await contactScopeIn(db, schoolId, now, [contactId])
  const opened = await openContactFilter(db, families, filter, scope)
  const asked = conditionsOf(opened.filter)
  if (!readsAddresses && asked.some(({ family, field }) => isOnAddress(family, field)))
    throw new CallError('forbidden')
  const conditions: boolean[] = []
  for (const condition of asked)
    conditions.push(await members.isAmong(db, compileFilter(condition, opened.target)))
  const passes = await members.isAmong(db, compileFilter(opened.filter, opened.target))
  return { is_in: isIn, passes, conditions }
}
