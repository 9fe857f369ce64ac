import {
  canBeUnique,
  type ContactFieldChange,
  contactSettingsLimits,
} from '@lectern/contract/contacts/contact-settings'
import type { ReadDatabase } from '../../../../../platform/database/pool.ts'
import type { SchoolId } from '../../../../../platform/school-id.ts'
import { comparedForm } from '../../rules/compared-form.ts'
import * as answers from '../answers.repository.ts'
import type { FieldRow } from '../contact-settings.repository.ts'
import { goneValues } from '../rules/stored-options.ts'

const nobody: answers.Concerned = { count: 0, people: [] }

/** Whose values a change of a field would touch. */
export interface Review {
  readonly sharing: answers.Concerned
  readonly missing: answers.Concerned
  readonly losing: answers.Concerned
}

/** The options that a change takes away from a field that is answered by choosing. */
export const goneChoices = (row: FieldRow, { options }: ContactFieldChange): answers.Choices | null => {
  if (options === undefined || (row.type !== 'select' && row.type !== 'multiselect')) return null
  const values = goneValues(row.options, options)
  return values.length === 0 ? null : { fieldId: row.id, type: row.type, values }
}

/** Contacts who have the same value as another one. */
const findSharing = async (db: ReadDatabase, { schoolId, id }: FieldRow): Promise<answers.Concerned> => {
  const first = new Map<string, number>()
  const sharing = new Set<number>()
  for await (const rows of answers.readValues(db, schoolId, id))
    for (const { contactId, value } of rows) {
      const form = comparedForm(value)
      if (form === null) continue
      const holder = first.get(form)
      if (holder === undefined) first.set(form, contactId)
      else sharing.add(holder).add(contactId)
    }
  const named = [...sharing].slice(0, contactSettingsLimits.namedPeople)
  return { count: sharing.size, people: await answers.findNamed(db, schoolId, named) }
}

/** Whose values a change would touch; nothing is changed. */
export const reviewChange = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  row: FieldRow,
  change: ContactFieldChange,
): Promise<Review> => {
  const becomesUnique = change.is_unique === true && !row.isUnique && canBeUnique(row.type)
  const becomesRequired = change.is_required === true && !row.isRequired
  const gone = goneChoices(row, change)
  return {
    sharing: becomesUnique ? await findSharing(db, row) : nobody,
    missing: becomesRequired ? await answers.findMissing(db, schoolId, row.id) : nobody,
    losing: gone ? await answers.findChoosing(db, schoolId, gone) : nobody,
  }
}
