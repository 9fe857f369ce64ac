import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts, contactsColumns, contactTags, tags } from '../contacts.tables.ts'
import { contactUniqueValues } from '../fields/contact-fields.tables.ts'
import { contactListMembers } from '../lists/contact-lists.tables.ts'
import type { WrittenKey } from './rules/read-row.ts'

/** Contacts of a school with one of some e-mails. */
export const listPeople = (db: ReadDatabase, schoolId: SchoolId, emails: readonly string[]) =>
  db
    .select(contactsColumns)
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.email, [...emails])))
    .orderBy(asc(contacts.id))
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** The same; nobody else changes them before the transaction ends. */
export const lockPeople = (tx: Transaction, schoolId: SchoolId, emails: readonly string[]) =>
  listPeople(tx, schoolId, emails).for('no key update')

/** Contacts of a school by their ids. */
export const listPeopleById = (db: ReadDatabase, schoolId: SchoolId, ids: readonly number[]) =>
  db
    .select(contactsColumns)
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids])))
    .orderBy(asc(contacts.id))

/** The same; nobody else changes them before the transaction ends. */
export const lockPeopleById = (tx: Transaction, schoolId: SchoolId, ids: readonly number[]) =>
  listPeopleById(tx, schoolId, ids).for('no key update')

/** What becomes of the access of contacts, by the accounts that they have. */
export const judgeAccess = (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
  verdictOf: (accountId: SQL) => SQL<string>,
) =>
  db
    .select({ id: contacts.id, verdict: verdictOf(sql`${contacts.userId}`) })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids])))

/** Contact → its tags in the form in which names are compared. */
export const listTagForms = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly folded: string }[]>> => {
  const rows = await db
    .select({ contactId: contactTags.contactId, folded: tags.folded })
    .from(contactTags)
    .innerJoin(tags, eq(tags.id, contactTags.tagId))
    .where(and(eq(tags.schoolId, schoolId), inArray(contactTags.contactId, [...ids])))
  return Map.groupBy(rows, ({ contactId }) => contactId)
}

/** All tags of a school. */
export const listSchoolTags = (db: ReadDatabase, schoolId: SchoolId) =>
  db.select({ id: tags.id, folded: tags.folded }).from(tags).where(eq(tags.schoolId, schoolId))

/** Who of some contacts is on a list. */
export const listMembersAmong = async (
  db: ReadDatabase,
  listId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: contactListMembers.contactId })
    .from(contactListMembers)
    .where(and(eq(contactListMembers.listId, listId), inArray(contactListMembers.contactId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** A value that no two people may share. */
export interface ClaimedValue {
  readonly fieldId: number
  readonly contactId: number
  readonly value: string
}

/** Whose some values are. */
export const listOwners = (db: ReadDatabase, wanted: readonly Omit<ClaimedValue, 'contactId'>[]) =>
  db
    .select({
      fieldId: contactUniqueValues.fieldId,
      value: contactUniqueValues.value,
      contactId: contactUniqueValues.contactId,
    })
    .from(contactUniqueValues)
    .where(
      and(
        inArray(contactUniqueValues.fieldId, [...new Set(wanted.map(({ fieldId }) => fieldId))]),
        inArray(contactUniqueValues.value, [...new Set(wanted.map(({ value }) => value))]),
      ),
    )

/** Lets go of the values of some contacts in some fields. */
export const releaseValues = async (
  tx: Transaction,
  given: readonly Omit<ClaimedValue, 'value'>[],
): Promise<void> => {
  if (given.length === 0) return
  await tx.execute(sql`
    delete from contact_unique_values as held
    using jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given ("fieldId" bigint, "contactId" bigint)
    where held.field_id = given."fieldId" and held.contact_id = given."contactId"`)
}

/** Keeps values for contacts. @returns how many; fewer than given: somebody else was first */
export const claimValues = async (tx: Transaction, given: readonly ClaimedValue[]): Promise<number> => {
  if (given.length === 0) return 0
  const { rowCount } = await tx
    .insert(contactUniqueValues)
    .values([...given])
    .onConflictDoNothing()
  return rowCount ?? 0
}

/** What is written of a person, by the names of the columns. */
export interface WrittenPerson {
  readonly keys: Partial<Record<WrittenKey, string | null>>
  readonly fields: Readonly<Record<string, ContactFieldValue>>
}

const without = (fields: WrittenPerson['fields'], isNull: boolean) =>
  Object.entries(fields).filter(([, value]) => (value === null) === isNull)

/** Adds people by e-mail; an e-mail that the school has by now is left. @returns who was added */
export const insertPeople = async (
  tx: Transaction,
  schoolId: SchoolId,
  people: readonly (WrittenPerson & { readonly email: string | null })[],
  now: Date,
): Promise<readonly { readonly id: number; readonly email: string | null; readonly version: number }[]> => {
  if (people.length === 0) return []
  const given = people.map(({ email, keys, fields }) => ({
    ...{ email, ...keys, name: keys.name ?? '', fields: Object.fromEntries(without(fields, false)) },
  }))
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ id: number; email: string; version: number }>(sql`
    insert into contacts (school_id, email, name, surname, phone, country, city, language, time_zone, birthday, fields,
      source, active_at, created_at, updated_at)
    select ${schoolId}, email, name, surname, phone, country, city, language, time_zone, birthday, fields,
      'import', ${at}, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
      email text, name text, surname text, phone text, country text, city text, language text, time_zone text,
      birthday date, fields jsonb
    )
    order by email
    on conflict do nothing
    returning id::int, email, version`)
  return rows
}

/** Writes what changes of people who are locked: keys that are not named stay. */
export const updatePeople = async (
  tx: Transaction,
  schoolId: SchoolId,
  people: readonly (WrittenPerson & { readonly id: number })[],
  now: Date,
): Promise<void> => {
  if (people.length === 0) return
  const given = people.map(({ id, keys, fields }) => ({
    id,
    keys,
    put: Object.fromEntries(without(fields, false)),
    taken: without(fields, true).map(([key]) => key),
  }))
  const changed = (key: WrittenKey, isDate = false) => {
    const text = sql`given.keys ->> ${key}::text`
    const column = sql.raw(key)
    return sql`${column} = case when given.keys ? ${key}::text then ${isDate ? sql`(${text})::date` : text} else contacts.${column} end`
  }
  const columns = (['name', 'surname', 'phone', 'country', 'city', 'language', 'time_zone'] as const).map(
    (key) => changed(key),
  )
  await tx.execute(sql`
    update contacts set ${sql.join([...columns, changed('birthday', true)], sql`, `)},
      fields = (contacts.fields || given.put) - array(select jsonb_array_elements_text(given.taken)),
      version = contacts.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id bigint, keys jsonb, put jsonb, taken jsonb)
    where contacts.school_id = ${schoolId} and contacts.id = given.id and contacts.status <> 'erased'`)
}

/** Puts tags on contacts who have not got them. @returns which */
export const putTags = async (
  tx: Transaction,
  given: readonly { readonly contactId: number; readonly tagId: number }[],
  now: Date,
) =>
  given.length === 0
    ? []
    : tx
        .insert(contactTags)
        .values(given.map((each) => ({ ...each, addedAt: now })))
        .onConflictDoNothing()
        .returning({ contactId: contactTags.contactId, tagId: contactTags.tagId })
