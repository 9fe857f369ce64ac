import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import { enqueue } from '../../../../platform/queue/enqueue.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import * as imports from '../contact-imports.repository.ts'
import { fileKeyOf, readImport } from '../jobs/import-jobs.ts'

interface NewImport {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly name: string
  readonly now: Date
}

/**
 * Records a file of contacts that is on its way into the storage; it is read once `readRows` is called.
 *
 * @returns the import, and where in the storage the file belongs
 * @throws CallError too_many_imports
 */
export const createImport = async (
  tx: Transaction,
  { schoolId, userId, name, now }: NewImport,
): Promise<{ readonly importId: number; readonly fileKey: string }> => {
  await imports.lockImports(tx, schoolId)
  const open = await imports.countOpen(tx, { schoolId, userId })
  if (open.ofPerson >= importLimits.openOfPerson || open.ofSchool >= importLimits.openOfSchool)
    throw new CallError('too_many_imports')
  const importId = await imports.insertImport(tx, { schoolId, userId, name }, now)
  const fileKey = fileKeyOf(schoolId, importId)
  await imports.writeImport(tx, { id: importId, schoolId }, { fileKey }, now)
  return { importId, fileKey }
}

/** Reads the file of an import, which is in the storage by now: one after the other for a school, so that no school takes every worker. */
export const readRows = (tx: Transaction, schoolId: SchoolId, importId: number): Promise<void> =>
  enqueue(
    tx,
    readImport,
    { import_id: importId, school_id: schoolId },
    { queue: `contacts.readImport/${schoolId}` },
  )
