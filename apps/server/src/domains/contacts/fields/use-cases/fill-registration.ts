import type { RegistrationField } from '@lectern/contract/contacts/contact-fields'
import { titleIn } from '@lectern/contract/contacts/contact-settings'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { notFound } from '../../../../platform/http/call-error.ts'
import type { FieldAnswers } from '../../../identity/index.ts'
import { ensureContact } from '../../use-cases/ensure-contact.ts'
import * as repository from '../contact-fields.repository.ts'
import { presentOptions } from './field-words.ts'
import { keepValues } from './keep-values.ts'

/** A field that whoever opens an account is asked for, in the first of the languages that it has words in. */
export const presentRegistrationField = (
  row: repository.RegistrationFieldRow,
  languages: readonly Locale[],
): RegistrationField => ({
  id: row.id,
  title: titleIn(row, languages),
  type: row.type,
  options: presentOptions(row.options, languages),
  is_required: row.isRequired,
  position: row.position,
})

/**
 * Makes a new person a contact of the school, with what they answered at the registration; what is required and missing is asked for.
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
  if (schoolId === null) return
  await repository.holdFields(
    tx,
    schoolId,
    asked.map(({ id }) => id),
  )
  const contactId = await ensureContact(tx, { schoolId, userId }, 'registration', now)
  const given = asked.map((field) => ({
    field,
    value: fields.find(({ id }) => id === field.id)?.value ?? null,
  }))
  await keepValues(tx, { schoolId, contactId }, given, now)
}
