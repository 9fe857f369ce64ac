import type { Transaction } from '../../../platform/database/pool.ts'
import { and, eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { ContactStatus } from '@lectern/contract/contacts/contact-kinds'
import { contacts, contactTags } from '../contacts.tables.ts'
import { storedValue } from './verdicts.repository.ts'
import type { PreparedField } from './prepared-action.ts'

/** Some contacts of a school, and when they are changed. */
export interface BulkPlace {
  readonly schoolId: SchoolId
  readonly ids: readonly number[]
  readonly now: Date
}

/** When a contact got a tag. */
interface TagMoment {
  readonly id: number
  readonly at: Date
}

/** Puts a tag on contacts. @returns who got it by this */
export const tagContacts = async (
  tx: Transaction,
  { ids, now }: BulkPlace,
  tagId: number,
): Promise<TagMoment[]> =>
  ids.length === 0
    ? []
    : tx
        .insert(contactTags)
        .values(ids.map((contactId) => ({ contactId, tagId, addedAt: now })))
        .onConflictDoNothing()
        .returning({ id: contactTags.contactId, at: contactTags.addedAt })

/** Takes a tag from contacts. @returns who had it, and since when */
export const untagContacts = async (
  tx: Transaction,
  { ids }: BulkPlace,
  tagId: number,
): Promise<TagMoment[]> =>
  tx
    .delete(contactTags)
    .where(and(eq(contactTags.tagId, tagId), inArray(contactTags.contactId, [...ids])))
    .returning({ id: contactTags.contactId, at: contactTags.addedAt })

const moments = (rows: readonly TagMoment[]): string =>
  JSON.stringify(rows.map(({ id, at }) => ({ id, at: at.toISOString() })))

/** Takes a tag from contacts who have it since a moment; whoever lost it and got it again keeps it. */
export const takeBackTags = async (
  tx: Transaction,
  tagId: number,
  rows: readonly TagMoment[],
): Promise<number[]> => {
  const taken = await tx.execute<{ id: string }>(sql`
    delete from contact_tags using jsonb_to_recordset(${moments(rows)}::jsonb) as given (id bigint, at timestamptz)
    where tag_id = ${tagId} and contact_id = given.id and added_at = given.at
    returning contact_id as id`)
  return taken.rows.map(({ id }) => Number(id))
}

/** Gives a tag back to contacts who have not got it again, as far as both are there. */
export const giveBackTags = async (
  tx: Transaction,
  { schoolId, tagId }: { readonly schoolId: SchoolId; readonly tagId: number },
  rows: readonly TagMoment[],
): Promise<number[]> => {
  const given = await tx.execute<{ id: string }>(sql`
    insert into contact_tags (contact_id, tag_id, added_at)
    select contacts.id, tags.id, given.at
    from jsonb_to_recordset(${moments(rows)}::jsonb) as given (id bigint, at timestamptz)
    join contacts on contacts.id = given.id and contacts.school_id = ${schoolId} and contacts.status <> 'erased'
    join tags on tags.id = ${tagId} and tags.school_id = ${schoolId}
    on conflict do nothing
    returning contact_id as id`)
  return given.rows.map(({ id }) => Number(id))
}

/** Writes the same to contacts. @returns their versions */
const writeAll = async (
  tx: Transaction,
  { schoolId, ids, now }: BulkPlace,
  change: {
    readonly managerId?: number | null
    readonly status?: ContactStatus
    readonly fields?: SQL
  },
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx
    .update(contacts)
    .set({ ...change, version: sql`${contacts.version} + 1`, updatedAt: now })
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids])))
    .returning({ id: contacts.id, version: contacts.version })
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export const writeManager = (tx: Transaction, place: BulkPlace, managerId: number | null) =>
  writeAll(tx, place, { managerId })

export const writeStatus = (tx: Transaction, place: BulkPlace, status: ContactStatus) =>
  writeAll(tx, place, { status })

export const writeField = (
  tx: Transaction,
  place: BulkPlace,
  { field_id: fieldId, value }: Pick<PreparedField, 'field_id' | 'value'>,
) => {
  const key = String(fieldId)
  return writeAll(tx, place, {
    fields:
      value === null
        ? sql`${contacts.fields} - ${key}::text`
        : sql`${contacts.fields} || jsonb_build_object(${key}::text, ${storedValue(value)})`,
  })
}

/** What a contact was before a change, and the version that the change gave it. */
export interface FormerValue {
  readonly id: number
  readonly version: number
  readonly value: unknown
}

/** How a former value is written: part of an update beside `given (id, version, value)`. */
const restored = {
  manager: sql`manager_id = (select users.id from users where users.id = (given.value #>> '{}')::bigint)`,
  status: sql`status = given.value #>> '{}'`,
}

const restoredField = (fieldId: number): SQL => sql`fields = case
  when given.value is null then fields - ${String(fieldId)}::text
  else fields || jsonb_build_object(${String(fieldId)}::text, given.value) end`

/** Gives contacts back what they had, as long as nobody has changed them since. @returns whom */
export const restoreValues = async (
  tx: Transaction,
  { schoolId, now }: Pick<BulkPlace, 'schoolId' | 'now'>,
  what: 'manager' | 'status' | { readonly fieldId: number },
  rows: readonly FormerValue[],
): Promise<number[]> => {
  const written = typeof what === 'string' ? restored[what] : restoredField(what.fieldId)
  const done = await tx.execute<{ id: string }>(sql`
    update contacts set ${written}, version = contacts.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, version int, value jsonb)
    where contacts.school_id = ${schoolId} and contacts.id = given.id and contacts.version = given.version
      and contacts.status <> 'erased'
    returning contacts.id`)
  return done.rows.map(({ id }) => Number(id))
}
