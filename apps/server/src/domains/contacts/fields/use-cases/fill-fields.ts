import type { ContactTab } from '@lectern/contract/contacts/contact-fields'
import { titleIn } from '@lectern/contract/contacts/contact-settings'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase, Transaction } from '../../../../platform/database/pool.ts'
import { notFound } from '../../../../platform/http/call-error.ts'
import type { FieldAnswers } from '../../../identity/index.ts'
import { ensureContact } from '../../use-cases/ensure-contact.ts'
import * as repository from '../contact-fields.repository.ts'
import { fieldLanguages, presentOptions } from './field-words.ts'
import { keepValues } from './keep-values.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'

/** Own fields of a school with the values of one person; tabs without fields to see are left out. */
export const loadTabs = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
  locale: Locale,
): Promise<ContactTab[]> => {
  const languages = await fieldLanguages(db, schoolId, locale)
  const [tabs, rows] = [
    await repository.listTabs(db, schoolId),
    await repository.listFields(db, schoolId, userId),
  ]
  return tabs
    .map(({ id, position, ...tab }) => ({
      id,
      title: titleIn(tab, languages),
      position,
      fields: rows.filter(({ field }) => field.tabId === id).map((row) => presentField(row, languages)),
    }))
    .filter(({ fields }) => fields.length > 0)
}

const presentField = ({ field, value }: repository.FieldRow, languages: readonly Locale[]) => ({
  id: field.id,
  key: field.key,
  title: titleIn(field, languages),
  type: field.type,
  options: presentOptions(field.options, languages),
  is_required: field.isRequired,
  is_unique: field.isUnique,
  is_editable: field.editableByLearner,
  show_in_registration: field.showInRegistration,
  position: field.position,
  value,
})

/** What somebody who is in a school answered to it. */
type OwnAnswers = FieldAnswers & { readonly schoolId: SchoolId; readonly locale: Locale }

/**
 * Fills in own fields of a school: all of the named ones, or none. Whoever answers is a contact of the school from then on.
 *
 * @throws CallError not_found for a field of another school, or one that students do not see
 * @throws CallError invalid_fields with `fields.{id}` → codes
 */
export const fillFields = async (tx: Transaction, answers: OwnAnswers): Promise<ContactTab[]> => {
  const { schoolId, userId, fields, now, locale } = answers
  const rows = await repository.listFields(tx, schoolId, userId)
  const given = fields.map(({ id, value }) => {
    const field = rows.find((row) => row.field.id === id)?.field
    if (!field) throw notFound('no such field here')
    return { field, value, problem: field.editableByLearner ? null : 'not_editable' }
  })
  await repository.holdFields(
    tx,
    schoolId,
    fields.map(({ id }) => id),
  )
  const contactId = await ensureContact(tx, { schoolId, userId }, 'registration', now)
  await keepValues(tx, { schoolId, contactId }, given, now)
  return loadTabs(tx, schoolId, userId, locale)
}
