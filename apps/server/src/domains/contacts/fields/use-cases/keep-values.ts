import type { FieldErrors } from '@lectern/contract/kernel/errors'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import * as repository from '../contact-fields.repository.ts'
import { comparedForm } from '../rules/compared-form.ts'
import { type FieldRule, fieldProblem, isEmptyValue } from '../rules/field-problem.ts'

/** A value for a field of the contact's school, and what is wrong with it already. */
export interface GivenValue {
  readonly field: FieldRule & { readonly id: number; readonly isUnique: boolean }
  readonly value: ContactFieldValue
  readonly problem?: string | null
}

/**
 * Keeps values of a contact: all of them, or none.
 *
 * @throws CallError invalid_fields with `fields.{id}` → codes
 */
export const keepValues = async (
  tx: Transaction,
  place: { readonly schoolId: SchoolId; readonly contactId: number },
  given: readonly GivenValue[],
  now: Date,
): Promise<void> => {
  const errors: FieldErrors = {}
  const ids = given.map(({ field }) => field.id)
  const held = await repository.holdFields(tx, place.schoolId, ids)
  for (const { field: read, value, problem = null } of given) {
    // A field may have become unique since it was read.
    const field = { ...read, isUnique: held.find(({ id }) => id === read.id)?.isUnique ?? read.isUnique }
    const found =
      problem ?? fieldProblem(field, value) ?? (await problemOfOthers(tx, place, { field, value }))
    if (found !== null) errors[`fields.${field.id}`] = [found]
  }
  if (Object.keys(errors).length > 0) throw new CallError('invalid_fields', { fields: errors })
  const values = given.map(({ field, value }) => [field.id, isEmptyValue(value) ? null : value] as const)
  if (values.length > 0) await repository.saveFieldValues(tx, place, Object.fromEntries(values), now)
}

const problemOfOthers = async (
  tx: Transaction,
  { contactId }: { readonly contactId: number },
  { field, value }: GivenValue,
): Promise<string | null> => {
  if (!field.isUnique) return null
  const isOwn = await repository.claimUniqueValue(tx, { fieldId: field.id, contactId }, comparedForm(value))
  return isOwn ? null : 'taken'
}
