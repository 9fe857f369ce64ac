import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { ContactTab } from '@lectern/contract/schools/contact-fields'
import type { FieldErrors } from '@lectern/contract/kernel/errors'
import type { ReadDatabase, Transaction } from '../../../../platform/database/pool.ts'
import { CallError, notFound } from '../../../../platform/http/call-error.ts'
import type { FieldAnswers } from '../../../identity/index.ts'
import * as repository from '../contact-fields.repository.ts'
import { fieldProblem, isEmptyValue } from '../rules/field-problem.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'

/** Own fields of a school with the values of one person; tabs without fields to see are left out. */
export const loadTabs = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
): Promise<ContactTab[]> => {
  const [tabs, rows] = [
    await repository.listTabs(db, schoolId),
    await repository.listFields(db, schoolId, userId),
  ]
  return tabs
    .map(({ id, title, position }) => ({
      id,
      title,
      position,
      fields: rows.filter(({ field }) => field.tabId === id).map(presentField),
    }))
    .filter(({ fields }) => fields.length > 0)
}

const presentField = ({ field, value }: repository.FieldRow) => ({
  id: field.id,
  key: field.key,
  title: field.title,
  type: field.type,
  options: field.options,
  is_required: field.isRequired,
  is_unique: field.isUnique,
  is_editable: field.editableByLearner,
  show_in_registration: field.showInRegistration,
  position: field.position,
  value,
})

/** What somebody who is in a school answered to it. */
type OwnAnswers = FieldAnswers & { readonly schoolId: SchoolId }

/**
 * Fills in own fields of a school: all of the named ones, or none.
 *
 * @throws CallError not_found for a field of another school, or one that students do not see
 * @throws CallError invalid_fields with `fields.{id}` → codes
 */
export const fillFields = async (tx: Transaction, answers: OwnAnswers): Promise<ContactTab[]> => {
  const { schoolId, userId, fields, now } = answers
  const rows = await repository.listFields(tx, schoolId, userId)
  const errors: FieldErrors = {}
  for (const { id, value } of fields) {
    const row = rows.find(({ field }) => field.id === id)
    if (!row) throw notFound('no such field here')
    const problem = await problemOf(tx, row, userId, value)
    if (problem !== null) errors[`fields.${id}`] = [problem]
    else if (isEmptyValue(value)) await repository.deleteFieldValue(tx, id, userId)
    else await repository.saveFieldValue(tx, { fieldId: id, userId, value }, now)
  }
  if (Object.keys(errors).length > 0) throw new CallError('invalid_fields', { fields: errors })
  return loadTabs(tx, schoolId, userId)
}

const problemOf = async (
  tx: ReadDatabase,
  { field }: repository.FieldRow,
  userId: number,
  value: ContactFieldValue,
): Promise<string | null> => {
  if (!field.editableByLearner) return 'not_editable'
  const problem = fieldProblem(field, value)
  if (problem !== null || !field.isUnique || isEmptyValue(value)) return problem
  return (await repository.isValueTaken(tx, { fieldId: field.id, userId, value })) ? 'taken' : null
}
