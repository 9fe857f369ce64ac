import { isDeepStrictEqual } from 'node:util'
import {
  type ImportPlan,
  type ImportRules,
  importRules,
} from '@lectern/contract/contacts/imports/contact-imports'
import { doubledTargets, type ImportTarget } from '@lectern/contract/contacts/imports/import-targets'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { StaffSeat } from '../../../../platform/http/call.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import { listFieldsById } from '../../fields/contact-fields.repository.ts'
import { isNameTaken, lockList } from '../../lists/contact-lists.repository.ts'
import type { AccessOfMany } from '../../services.ts'
import * as imports from '../contact-imports.repository.ts'
import { enqueueCheck } from '../jobs/handle-check-import.ts'
import { openAccess } from './offered-access.ts'

/** Whether a seat may do what the rules of an import say. */
export const mayImportBy = (
  { permissions }: Pick<StaffSeat, 'permissions'>,
  { known, list, access }: ImportRules,
  mapping: readonly ImportTarget[],
): boolean => {
  if (!permissions.has('contact_create.import')) return false
  const edits = known !== 'leave' || access !== null || mapping.some(({ to }) => to === 'consent')
  if (edits && !permissions.has('contact_edit')) return false
  return list === null || permissions.has('id' in list ? 'contactlist_edit' : 'contactlist_create')
}

interface PlanPlace {
  readonly staff: StaffSeat
  readonly userId: number
  readonly importId: number
  readonly access: AccessOfMany
  readonly now: Date
}

const planned = new Set(['ready', 'checking', 'checked'])

/**
 * Says where the columns of a file go and by which rules, and starts the dry run.
 *
 * @throws CallError not_found, forbidden, import_not_ready, import_changed, invalid_fields, list_fills_itself, list_name_taken
 */
export const planImport = async (
  tx: Transaction,
  { staff, userId, importId, access, now }: PlanPlace,
  { mapping, rules, base_version: baseVersion }: ImportPlan,
): Promise<void> => {
  const { schoolId } = staff
  if (!mayImportBy(staff, rules, mapping)) throw new CallError('forbidden')
  const row = found(await imports.lockImport(tx, schoolId, importId))
  if (!planned.has(row.state)) throw new CallError('import_not_ready')
  if (isPlannedSo(row, { mapping, rules, base_version: baseVersion })) return
  if (row.version !== baseVersion) throw new CallError('import_changed')
  await checkMapping(tx, row, mapping)
  await checkList(tx, row, rules)
  if (rules.access !== null) await openAccess(tx, access, { seat: staff, userId, now }, rules.access)
  const version = row.version + 1
  const fresh = { done: 0, doneLine: 0, counts: null, access: null, consents: null, newTags: [] }
  await imports.writeImport(tx, row, { mapping, rules, version, state: 'checking', ...fresh }, now)
  await enqueueCheck(tx, { schoolId, importId, version, plannedBy: userId })
}

/** The same plan was made last: an answer that was lost is asked for again. */
const isPlannedSo = (
  row: imports.LockedImport,
  { mapping, rules, base_version: base }: ImportPlan,
): boolean =>
  row.version > base &&
  isDeepStrictEqual(row.mapping, mapping) &&
  isDeepStrictEqual(importRules.safeParse(row.rules).data, rules)

const refuse = (problems: Readonly<Record<string, string[]>>): void => {
  if (Object.keys(problems).length > 0) throw new CallError('invalid_fields', { fields: problems })
}

const checkMapping = async (
  tx: Transaction,
  { schoolId, columns }: imports.LockedImport,
  mapping: readonly ImportTarget[],
): Promise<void> => {
  if (mapping.length !== columns.length) refuse({ mapping: ['one_for_each_column'] })
  refuse(Object.fromEntries(doubledTargets(mapping).map((at) => [`mapping.${at}`, ['twice']])))
  const key = mapping.findIndex(({ to }) => to === 'email')
  if (key < 0) refuse({ mapping: ['no_email_column'] })
  if (columns[key]?.emails === 0) refuse({ [`mapping.${key}`]: ['no_emails'] })
  const wanted = mapping.flatMap((target) => (target.to === 'field' ? [target.field_id] : []))
  const fields = new Set((await listFieldsById(tx, schoolId, wanted)).map(({ id }) => id))
  refuse(
    Object.fromEntries(
      mapping.flatMap((target, at) =>
        target.to === 'field' && !fields.has(target.field_id) ? [[`mapping.${at}`, ['no_field']]] : [],
      ),
    ),
  )
}

const checkList = async (
  tx: Transaction,
  { schoolId }: imports.LockedImport,
  { list }: ImportRules,
): Promise<void> => {
  if (list === null) return
  if ('id' in list) {
    if (found(await lockList(tx, schoolId, list.id)).kind === 'filter')
      throw new CallError('list_fills_itself')
  } else if (await isNameTaken(tx, schoolId, list.name, null))
    throw new CallError('list_name_taken', { fields: { 'rules.list': ['taken'] } })
}
