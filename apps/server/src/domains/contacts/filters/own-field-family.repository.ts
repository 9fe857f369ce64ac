import type { ContactFieldType } from '@lectern/contract/contacts/contact-fields'
import { ownFieldFilters } from '@lectern/contract/contacts/contact-filters'
import { foldWanted } from '@lectern/contract/filters/kinds/text'
import { contactSettingsLimits } from '@lectern/contract/contacts/contact-settings'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { asc, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { AskedField, ServerFamily } from '../../../platform/filters/server-family.ts'
import { type FilterColumn, testColumn } from '../../../platform/filters/test-column.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'
import { contactFields, contactFieldsColumns } from '../fields/contact-fields.tables.ts'
import { idsOfContacts } from './contact-families.repository.ts'
import type { ContactFilterScope } from './contact-scope.ts'

/** Fields of a school in their order, for filters: archived ones too, by which lists may be filled. */
export const listFilteredFields = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(contactFieldsColumns)
    .from(contactFields)
    .where(eq(contactFields.schoolId, schoolId))
    .orderBy(asc(contactFields.position), asc(contactFields.id))
    .limit(contactSettingsLimits.fieldsEver)

/** The value of a field in the contact's answers, in the type in which it is compared; null for an answer of another type. */
const columnOf = (type: ContactFieldType, id: string): FilterColumn => {
  const value = sql`${contacts.fields} -> ${id}::text`
  const text = sql`${contacts.fields} ->> ${id}::text`
  switch (type) {
    case 'number':
      return sql`case when jsonb_typeof(${value}) = 'number' then (${text})::double precision end`
    case 'date':
      return sql`case when (${text}) ~ '^\\d{4}-\\d{2}-\\d{2}$' then (${text})::date end`
    case 'datetime':
      return sql`case when (${text}) ~ '^\\d{4}-\\d{2}-\\d{2}T' then left(${text}, 10)::date end`
    case 'checkbox':
      return sql`(${value}) = 'true'::jsonb`
    case 'multiselect':
      return {
        several: sql`array(select jsonb_array_elements_text(case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end))`,
      }
    case 'select':
    case 'file':
    case 'text':
    case 'textarea':
    case 'phone':
    case 'email':
    case 'url':
      return text
  }
}

/** Who chose one of some options: containment, which the index of answers serves. */
const holdsOption = (id: string, options: readonly (string | number)[]): SQL =>
  sql`(${sql.join(
    options.map((option) => sql`${contacts.fields} @> ${JSON.stringify({ [id]: option })}::jsonb`),
    sql.raw(' or '),
  )})`

/** Who may have answered so: what the index of folded answers finds, by their beginning. */
const holdsAnswer = (id: string, words: string): SQL =>
  sql`contact_answers(${contacts.fields}) @> array[left(${`${id}=${foldWanted(words)}`}, 200)]`

/** Fields that a school made itself, which stand in the row of the contact. */
export const ownFieldFamily = async (
  db: ReadDatabase,
  { schoolId }: ContactFilterScope,
): Promise<ServerFamily<ContactFilterScope>> => {
  const fields = await listFilteredFields(db, schoolId)
  const byName = new Map(fields.map((field) => [`field.${field.id}`, field]))
  const condition = ({ field: name, expects }: AskedField, { clock }: ContactFilterScope): SQL => {
    const field = byName.get(name)
    if (field === undefined) throw new Error(`The school has no field ${name}.`)
    const id = String(field.id)
    if (expects.kind === 'choice' && expects.test.operator === 'any_of')
      return holdsOption(id, expects.test.value)
    const isSo = testColumn(columnOf(field.type, id), expects, clock)
    if (expects.kind === 'text' && expects.test.operator === 'is')
      return sql`(${holdsAnswer(id, expects.test.value)} and ${isSo})`
    return isSo
  }
  const ids = (asked: AskedField, scope: ContactFilterScope) => idsOfContacts(condition(asked, scope), scope)
  return { family: ownFieldFilters(fields), ids, oneRow: { condition, ids: idsOfContacts } }
}
