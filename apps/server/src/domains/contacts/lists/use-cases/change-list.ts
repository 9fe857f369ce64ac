import { contactListLimits, type newContactList } from '@lectern/contract/contacts/lists/contact-lists'
import { isTooDeep, listsIn } from '@lectern/contract/contacts/lists/lists-in'
import type { FilterTree } from '@lectern/contract/filters/tree'
import type { z } from 'zod'
import { lockByName } from '../../../../platform/database/lock-by-name.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { type ContactFamilies, contactScopeIn, openContactFilter } from '../../filters/open-contact-filter.ts'
import * as repository from '../contact-lists.repository.ts'
import { enqueueFilling } from '../jobs/fill-list.ts'
import { announceListChange } from '../list-interest.ts'

interface ListCall {
  readonly schoolId: SchoolId
  readonly families: ContactFamilies
  readonly now: Date
  /** The caller asks about e-mails and phones; else nothing is asked about them. */
  readonly readsAddresses?: boolean
}

/** Lists of a school change one at a time: their filters may ask about each other. */
const lockLists = (tx: Transaction, schoolId: SchoolId) => lockByName(tx, `contact-lists/${schoolId}`)

/**
 * Makes a list; one that fills itself is filled behind.
 *
 * @returns its id
 * @throws CallError too_many_lists, list_name_taken, bad_filter
 */
export const createList = async (
  tx: Transaction,
  call: ListCall,
  { name, kind, filter }: z.output<typeof newContactList>,
): Promise<number> => {
  const { schoolId, now } = call
  await lockLists(tx, schoolId)
  if ((await repository.countLists(tx, schoolId)) >= contactListLimits.lists)
    throw new CallError('too_many_lists')
  await checkName(tx, schoolId, name, null)
  if (kind === 'hand') return repository.insertList(tx, { schoolId, name, kind, filter: null }, now)
  const asked = await checkedFilter(tx, call, null, filter)
  const listId = await repository.insertList(tx, { schoolId, name, kind, filter: asked }, now)
  await announceListChange(tx, schoolId)
  await enqueueFilling(tx, { schoolId, listId, version: 0, cause: 'new_rule' })
  return listId
}

interface ListChange {
  readonly name?: string | undefined
  readonly filter?: FilterTree | undefined
  readonly base_version?: number | undefined
}

/**
 * Renames a list, or changes its filter: who is on it stays until everybody was looked at.
 *
 * @throws CallError not_found, list_changed when somebody else was first, list_name_taken, bad_filter
 */
export const changeList = async (
  tx: Transaction,
  call: ListCall,
  listId: number,
  { name, filter, base_version: baseVersion }: ListChange,
): Promise<void> => {
  const { schoolId } = call
  await lockLists(tx, schoolId)
  const list = found(await repository.lockList(tx, schoolId, listId))
  if (baseVersion !== undefined && list.version !== baseVersion) throw new CallError('list_changed')
  if (name !== undefined) await checkName(tx, schoolId, name, listId)
  if (filter !== undefined && list.kind === 'hand') throw badFilter('not_of_hand')
  const asked = filter === undefined ? undefined : await checkedFilter(tx, call, listId, filter)
  await repository.updateList(tx, schoolId, listId, {
    ...(name === undefined ? {} : { name }),
    ...(asked === undefined ? {} : { filter: asked }),
  })
  if (asked !== undefined || list.isFilling)
    await enqueueFilling(tx, { schoolId, listId, version: list.version + 1, cause: 'new_rule' })
}

/** @throws CallError not_found, list_in_use while the filter of another list asks about it */
export const deleteList = async (tx: Transaction, schoolId: SchoolId, listId: number): Promise<void> => {
  await lockLists(tx, schoolId)
  found(await repository.lockList(tx, schoolId, listId))
  const others = await repository.listFilling(tx, schoolId)
  if (others.some(({ id, filter }) => id !== listId && filter && listsIn(filter).includes(listId)))
    throw new CallError('list_in_use')
  await repository.deleteList(tx, schoolId, listId)
}

const badFilter = (code: string) => new CallError('bad_filter', { fields: { filter: [code] } })

const checkName = async (tx: Transaction, schoolId: SchoolId, name: string, exceptId: number | null) => {
  if (await repository.isNameTaken(tx, schoolId, name, exceptId))
    throw new CallError('list_name_taken', { fields: { name: ['taken'] } })
}

const checkedFilter = async (
  tx: Transaction,
  { schoolId, families, now, readsAddresses = false }: ListCall,
  listId: number | null,
  filter: FilterTree | undefined,
): Promise<FilterTree> => {
  if (filter === undefined) throw badFilter('required')
  const scope = { ...(await contactScopeIn(tx, schoolId, now)), hidesAddresses: !readsAddresses }
  await openContactFilter(tx, families, filter, scope)
  const lists = await repository.listFilling(tx, schoolId)
  const asked = new Map(lists.map((each) => [each.id, each.filter ? listsIn(each.filter) : []]))
  if (isTooDeep(listId, listsIn(filter), asked)) throw badFilter('lists_too_deep')
  return filter
}
