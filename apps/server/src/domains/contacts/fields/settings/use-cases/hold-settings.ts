import type { Transaction } from '../../../../../platform/database/pool.ts'
import { found } from '../../../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../../../platform/school-id.ts'
import { lockSchool } from '../../../../schools/index.ts'
import * as repository from '../contact-settings.repository.ts'

/** Tabs and fields of a school; whoever else changes them waits until the transaction ends. */
export const holdSettings = async (tx: Transaction, schoolId: SchoolId) => {
  found(await lockSchool(tx, schoolId))
  return {
    tabs: await repository.listTabs(tx, schoolId),
    fields: await repository.listFields(tx, schoolId),
  }
}

/**
 * A field; whoever writes a value of it waits until the transaction ends.
 *
 * @throws CallError not_found
 */
export const holdField = async (
  tx: Transaction,
  schoolId: SchoolId,
  fieldId: number,
): Promise<repository.FieldRow> => {
  await repository.lockField(tx, schoolId, fieldId)
  const { fields } = await holdSettings(tx, schoolId)
  return found(fields.find(({ id }) => id === fieldId))
}
