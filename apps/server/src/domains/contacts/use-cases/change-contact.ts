import { type ContactChange, contactKeys } from '@lectern/contract/contacts/contacts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { normalizePhone } from '../../../platform/phone.ts'
import { findMember } from '../../staff/index.ts'
import * as repository from '../contact-changes.repository.ts'
import { keepValues } from '../fields/use-cases/keep-values.ts'
import { holdFields, listFieldsById } from '../fields/contact-fields.repository.ts'
import { settleKeptOut } from '../consents/kept-out.ts'
import { columnOf } from '../rules/column-of.ts'
import { conflictsOf } from '../rules/conflicts-of.ts'
import type { ContactPlace } from './contact-place.ts'
import { recordChange } from './record-change.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/**
 * Changes what is named of a contact, all of it or nothing.
 *
 * @throws CallError not_found
 * @throws CallError contact_erased, contact_changed with the fields that somebody else changed, contact_email_taken,
 *   contact_email_of_account, invalid_fields
 */
export const changeContact = async (
  tx: Transaction,
  { schoolId, contactId, by, now }: ContactPlace,
  change: ContactChange,
): Promise<void> => {
  await holdFields(tx, schoolId, Object.keys(change.fields ?? {}).map(Number))
  const contact = found(await repository.lockContact(tx, schoolId, contactId))
  if (contact.status === 'erased') throw new CallError('contact_erased')
  const conflicts = conflictsOf(presentKeys(contact), change)
  if (conflicts.length > 0)
    throw new CallError('contact_changed', {
      fields: Object.fromEntries(conflicts.map((key) => [key, ['changed']])),
    })
  const place = { schoolId, contactId }
  await checkEmail(tx, contact, change)
  await checkManager(tx, schoolId, change.manager_id)
  const written = writtenOf(change, contact.country)
  if (Object.keys(written).length > 0) await repository.writeContact(tx, place, written, now)
  if (written.email !== undefined)
    await settleKeptOut(tx, { schoolId, contactIds: [contactId], cameThemselves: false, now })
  if (change.fields) await keepFields(tx, { ...place, now }, change.fields)
  await recordChange(tx, { ...place, by, now }, contact)
}

const presentKeys = (contact: repository.LockedContact) => ({
  name: contact.name,
  surname: contact.surname,
  email: contact.email,
  phone: contact.phone,
  country: contact.country,
  city: contact.city,
  language: contact.language,
  time_zone: contact.timeZone,
  birthday: contact.birthday,
  manager_id: contact.managerId,
  status: contact.status,
  fields: contact.fields,
})

const checkEmail = async (
  tx: Transaction,
  { id: contactId, schoolId, email: before, userId }: repository.LockedContact,
  { email }: ContactChange,
): Promise<void> => {
  if (email === undefined || email === before) return
  if (userId !== null) throw new CallError('contact_email_of_account', { fields: { email: ['of_account'] } })
  if (email !== null && (await repository.isEmailTaken(tx, { schoolId, contactId }, email)))
    throw new CallError('contact_email_taken', { fields: { email: ['taken'] } })
}

/** Who looks after a contact works in the school. */
const checkManager = async (
  tx: Transaction,
  schoolId: SchoolId,
  managerId: number | null | undefined,
): Promise<void> => {
  if (managerId === undefined || managerId === null) return
  const member = await findMember(tx, schoolId, managerId)
  if (!member?.isActive) throw new CallError('invalid_fields', { fields: { manager_id: ['no_member'] } })
}

const writtenOf = (change: ContactChange, country: string | null): repository.WrittenContact => {
  const phone =
    change.phone === undefined ? {} : { phone: storedPhone(change.phone, change.country ?? country) }
  const named = contactKeys.filter((key) => key !== 'phone' && change[key] !== undefined)
  return {
    ...Object.fromEntries(named.map((key) => [columnOf[key], change[key]])),
    ...phone,
    ...(change.status === undefined ? {} : { status: change.status }),
  }
}

/** @throws CallError invalid_fields for what cannot be a number */
export const storedPhone = (phone: string | null, country: string | null): string | null => {
  if (phone === null || phone === '') return null
  const number = normalizePhone(phone, country)
  if (number === null) throw new CallError('invalid_fields', { fields: { phone: ['invalid_phone'] } })
  return number
}

const keepFields = async (
  tx: Transaction,
  { schoolId, contactId, now }: ContactPlace,
  values: NonNullable<ContactChange['fields']>,
): Promise<void> => {
  const rows = await listFieldsById(tx, schoolId, Object.keys(values).map(Number))
  const given = Object.entries(values).map(([id, value]) => ({
    field: found(rows.find((row) => row.id === Number(id))),
    value,
  }))
  await keepValues(tx, { schoolId, contactId }, given, now)
}
