import { createHash } from 'node:crypto'
import type { ImportCounts } from '@lectern/contract/contacts/imports/contact-imports'
import { importRules } from '@lectern/contract/contacts/imports/contact-imports'
import { headersMark } from '@lectern/contract/contacts/imports/guess-columns'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { StaffSeat } from '../../../../platform/http/call.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import { startTask, type TaskKind } from '../../../tasks/index.ts'
import type { ContactFamilies } from '../../filters/open-contact-filter.ts'
import { lockList } from '../../lists/contact-lists.repository.ts'
import { createList } from '../../lists/use-cases/change-list.ts'
import type { AccessOfMany } from '../../services.ts'
import { tagsUnder } from '../../use-cases/change-tags.ts'
import * as imports from '../contact-imports.repository.ts'
import { linesToImport, noCounts } from '../import-rows.repository.ts'
import { openAccess } from './offered-access.ts'
import { mayImportBy } from './plan-import.ts'

interface StartPlace {
  readonly staff: StaffSeat
  readonly userId: number
  readonly importId: number
  readonly kind: TaskKind
  readonly families: ContactFamilies
  readonly access: AccessOfMany
  readonly now: Date
}

/** The headers of a file as a key: columns in the same order have the same one. */
export const headersKey = (columns: imports.LockedImport['columns']): string =>
  createHash('sha256').update(headersMark(columns)).digest('hex')

/**
 * Starts the task that imports what the dry run promised; its list and its new tags are made before.
 *
 * @throws CallError not_found, forbidden, import_not_ready, import_stale, too_many_tasks, too_many_tags, list_fills_itself,
 *   list_name_taken, too_many_lists
 */
export const startImport = async (
  tx: Transaction,
  { staff, userId, importId, kind, families, access, now }: StartPlace,
  { expected, base_version: baseVersion }: { readonly expected: ImportCounts; readonly base_version: number },
): Promise<void> => {
  const { schoolId } = staff
  const row = found(await imports.lockImport(tx, schoolId, importId))
  const { mapping, counts } = row
  if (row.state !== 'checked' || mapping === null) throw new CallError('import_not_ready')
  const rules = importRules.parse(row.rules)
  if (!mayImportBy(staff, rules, mapping)) throw new CallError('forbidden')
  if (row.version !== baseVersion || !isSameCount(counts ?? noCounts, expected))
    throw new CallError('import_stale')
  if (rules.access !== null) await openAccess(tx, access, { seat: staff, userId, now }, rules.access)
  const listId = await settleList(tx, { schoolId, families, now }, rules.list)
  await tagsUnder(tx, schoolId, row.newTags, now)
  const input = { import_id: importId, gives_access: rules.access !== null }
  const { taskId } = await startTask(tx, {
    ...{ schoolId, userId, kind, now, input, details: { file: row.name } },
    ids: linesToImport(importId),
  })
  await imports.writeImport(tx, row, { state: 'importing', taskId, listId }, now)
  await imports.keepPlan(tx, { schoolId, headers: headersKey(row.columns), mapping }, now)
}

const isSameCount = (one: ImportCounts, other: ImportCounts): boolean =>
  one.create === other.create &&
  one.update === other.update &&
  one.partly === other.partly &&
  one.unchanged === other.unchanged &&
  one.skipped === other.skipped

const settleList = async (
  tx: Transaction,
  call: Pick<StartPlace, 'families' | 'now'> & { readonly schoolId: StaffSeat['schoolId'] },
  list: ReturnType<typeof importRules.parse>['list'],
): Promise<number | null> => {
  if (list === null) return null
  if (!('id' in list)) return createList(tx, call, { name: list.name, kind: 'hand' })
  if (found(await lockList(tx, call.schoolId, list.id)).kind === 'filter')
    throw new CallError('list_fills_itself')
  return list.id
}
