import { contactSettingsLimits } from '@lectern/contract/contacts/contact-settings'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { ReadDatabase, Transaction } from '../../../../platform/database/pool.ts'
import { and, asc, eq, gt, inArray, ne, not, or, type SQL, sql } from '../../../../platform/database/sql.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { contacts } from '../../contacts.tables.ts'

const most = contactSettingsLimits.countedContacts

/** Contacts of a school who answered anything, as far as they are counted. */
const answered = (schoolId: SchoolId): SQL => sql`(
  select fields from contacts
  where school_id = ${schoolId} and fields <> '{}'::jsonb limit ${most}
)`

/** How many contacts have a value, by the id of the field. */
export const countAnswers = async (db: ReadDatabase, schoolId: SchoolId): Promise<Map<string, number>> => {
  const rows = await db
    .select({ key: sql<string>`each.key`, count: sql<number>`count(*)::int` })
    .from(sql`${answered(schoolId)} part, jsonb_object_keys(part.fields) as each(key)`)
    .groupBy(sql`each.key`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** How many contacts answered anything, up to the number that is counted. */
export const countAnswering = async (db: ReadDatabase, schoolId: SchoolId): Promise<number> => {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`${answered(schoolId)} part`)
  return row?.count ?? 0
}

/** How many contacts chose each option of the fields, by field and value. */
export const countChoices = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  fieldIds: readonly number[],
): Promise<Map<string, number>> => {
  if (fieldIds.length === 0) return new Map()
  const rows = await db
    .select({
      key: sql<string>`each.key`,
      value: sql<string>`chosen.value`,
      count: sql<number>`count(*)::int`,
    })
    .from(
      sql`${answered(schoolId)} part, jsonb_each(part.fields) as each(key, value),
        jsonb_array_elements_text(
          case jsonb_typeof(each.value)
            when 'array' then each.value when 'string' then jsonb_build_array(each.value) else '[]'::jsonb
          end
        ) as chosen(value)`,
    )
    .where(sql`each.key = any(${sql.param(fieldIds.map(String))}::text[])`)
    .groupBy(sql`each.key`, sql`chosen.value`)
  return new Map(rows.map(({ key, value, count }) => [choiceKey(Number(key), value), count]))
}

/** Names an option among those of all fields. */
export const choiceKey = (fieldId: number, value: string): string => JSON.stringify([fieldId, value])

const has = (fieldId: number) => sql`${contacts.fields} ? ${String(fieldId)}`

/** Some contacts by name, and how many there are, up to the number that is counted. */
const concerned = async (db: ReadDatabase, schoolId: SchoolId, wanted: SQL | undefined) => {
  const where = and(eq(contacts.schoolId, schoolId), ne(contacts.status, 'erased'), wanted)
  const people = await db
    .select({ id: contacts.id, name: contacts.name, surname: contacts.surname, email: contacts.email })
    .from(contacts)
    .where(where)
    .orderBy(asc(contacts.id))
    .limit(contactSettingsLimits.namedPeople)
  const part = db.select({ id: contacts.id }).from(contacts).where(where).limit(most).as('part')
  return { people, count: await db.$count(part) }
}
export type Concerned = Awaited<ReturnType<typeof concerned>>

/** Contacts without a value of a field. */
export const findMissing = (db: ReadDatabase, schoolId: SchoolId, fieldId: number): Promise<Concerned> =>
  concerned(db, schoolId, not(has(fieldId)))

/** Some contacts by name. */
export const findNamed = (db: ReadDatabase, schoolId: SchoolId, ids: readonly number[]) =>
  db
    .select({ id: contacts.id, name: contacts.name, surname: contacts.surname, email: contacts.email })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids])))
    .orderBy(asc(contacts.id))

const choseOneOf = (fieldId: number, type: 'select' | 'multiselect', values: readonly string[]) =>
  or(
    ...values.map((value) => {
      const part = { [fieldId]: type === 'select' ? value : [value] }
      return sql`${contacts.fields} @> ${JSON.stringify(part)}::jsonb`
    }),
  )

/** Options of a field by which contacts answered. */
export interface Choices {
  readonly fieldId: number
  readonly type: 'select' | 'multiselect'
  readonly values: readonly string[]
}

/** Contacts who chose one of the options. */
export const findChoosing = (
  db: ReadDatabase,
  schoolId: SchoolId,
  { fieldId, type, values }: Choices,
): Promise<Concerned> => concerned(db, schoolId, choseOneOf(fieldId, type, values))

/** Takes options away from whoever chose them. */
export const removeChoices = async (
  tx: Transaction,
  schoolId: SchoolId,
  { fieldId, type, values }: Choices,
  now: Date,
): Promise<void> => {
  const key = String(fieldId)
  const left = sql`(
    select jsonb_agg(chosen) from jsonb_array_elements_text(${contacts.fields} -> ${key}) as chosen
    where chosen <> all(${sql.param([...values])}::text[])
  )`
  const kept =
    type === 'select'
      ? sql`${contacts.fields} - ${key}::text`
      : sql`case when ${left} is null then ${contacts.fields} - ${key}::text
          else ${contacts.fields} || jsonb_build_object(${key}::text, ${left}) end`
  await tx
    .update(contacts)
    .set({ fields: kept, version: sql`${contacts.version} + 1`, updatedAt: now })
    .where(and(eq(contacts.schoolId, schoolId), choseOneOf(fieldId, type, values)))
}

/** How many values are read at a time. */
const batch = 5_000

/** All values of a field, a batch at a time, by contact. */
export async function* readValues(db: ReadDatabase, schoolId: SchoolId, fieldId: number) {
  const key = String(fieldId)
  let after = 0
  for (;;) {
    const rows = await db
      .select({ contactId: contacts.id, value: sql<ContactFieldValue>`${contacts.fields} -> ${key}` })
      .from(contacts)
      .where(and(eq(contacts.schoolId, schoolId), has(fieldId), gt(contacts.id, after)))
      .orderBy(asc(contacts.id))
      .limit(batch)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return
    after = last.contactId
  }
}
