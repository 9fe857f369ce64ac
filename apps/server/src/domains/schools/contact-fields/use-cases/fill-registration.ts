import type { RegistrationField } from '@lectern/contract/schools/contact-fields'
import type { FieldErrors } from '@lectern/contract/kernel/errors'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError, notFound } from '../../../../platform/http/call-error.ts'
import type { FieldAnswers } from '../../../identity/index.ts'
import * as repository from '../contact-fields.repository.ts'
import { fieldProblem, isEmptyValue } from '../rules/field-problem.ts'

export const presentRegistrationField = (row: repository.RegistrationFieldRow): RegistrationField => ({
  id: row.id,
  title: row.title,
  type: row.type,
  options: row.options,
  is_required: row.isRequired,
  position: row.position,
})

/**
 * Keeps what a new person answered to the school at the registration; what is required and missing is asked for.
 *
 * @throws CallError not_found for a field that is not asked here
 * @throws CallError invalid_fields with `fields.{id}` → codes
 */
export const fillRegistration = async (
  tx: Transaction,
  { schoolId, userId, fields, now }: FieldAnswers,
): Promise<void> => {
  const asked = schoolId === null ? [] : await repository.listRegistrationFields(tx, schoolId)
  if (fields.some(({ id }) => !asked.some((field) => field.id === id))) throw notFound('no such field here')
  const errors: FieldErrors = {}
  for (const field of asked) {
    const value = fields.find(({ id }) => id === field.id)?.value ?? null
    const given = { fieldId: field.id, userId, value }
    const isTaken = field.isUnique && !isEmptyValue(value) && (await repository.isValueTaken(tx, given))
    const problem = fieldProblem(field, value) ?? (isTaken ? 'taken' : null)
    if (problem !== null) errors[`fields.${field.id}`] = [problem]
    else if (!isEmptyValue(value)) await repository.saveFieldValue(tx, given, now)
  }
  if (Object.keys(errors).length > 0) throw new CallError('invalid_fields', { fields: errors })
}
