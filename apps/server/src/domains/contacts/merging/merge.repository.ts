import { contactLimits } from '@lectern/contract/contacts/contacts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts, contactTags } from '../contacts.tables.ts'
import { contactUniqueValues } from '../fields/contact-fields.tables.ts'

/** Two contacts of a school, of whom one stays. */
export interface MergedPair {
  readonly schoolId: SchoolId
  readonly survivorId: number
  readonly absorbedId: number
}

/** Takes from the absorbed contact all that tells who it was, and has it lead to the one that stays. */
export const absorb = async (
  tx: Transaction,
  { schoolId, survivorId, absorbedId }: MergedPair,
  now: Date,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({
      ...{ email: null, name: '', surname: null, phone: null, country: null, city: null },
      ...{ language: null, timeZone: null, birthday: null, managerId: null },
      ...{ fields: {}, status: 'erased', addressState: 'unknown', updatedAt: now },
      ...{ lettersConsent: null, keptOut: null, mergedInto: survivorId },
      version: sql`${contacts.version} + 1`,
    })
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, absorbedId)))
}

type Written = Partial<Omit<typeof contacts.$inferInsert, 'id' | 'schoolId'>>

/** Writes what was chosen on the contact that stays. */
export const writeSurvivor = async (
  tx: Transaction,
  { schoolId, survivorId }: Pick<MergedPair, 'schoolId' | 'survivorId'>,
  { managerId, ...written }: Written,
  now: Date,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({
      ...written,
      ...(managerId === undefined
        ? {}
        : { managerId: sql`(select users.id from users where users.id = ${managerId}::bigint)` }),
      version: sql`${contacts.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, survivorId)))
}

/** Has contacts lead to another one than before. */
export const repoint = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
  to: number | null,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({ mergedInto: to })
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids])))
}

/** Has contacts that lead to one contact lead to another. */
export const repointFrom = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
  [from, to]: readonly [number, number],
): Promise<void> => {
  await tx
    .update(contacts)
    .set({ mergedInto: to })
    .where(
      and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids]), eq(contacts.mergedInto, from)),
    )
}

/** Puts tags of the absorbed contact on the one that stays. @returns whether they fit */
export const moveTags = async (
  tx: Transaction,
  { survivorId, absorbedId }: MergedPair,
  now: Date,
): Promise<boolean> => {
  await tx.execute(sql`
    insert into contact_tags (contact_id, tag_id, added_at)
    select ${survivorId}, tag_id, ${now.toISOString()}::timestamptz from contact_tags where contact_id = ${absorbedId}
    on conflict do nothing`)
  await tx.delete(contactTags).where(eq(contactTags.contactId, absorbedId))
  return (await tx.$count(contactTags, eq(contactTags.contactId, survivorId))) <= contactLimits.tagsOfContact
}

/** Puts the contact that stays on the lists by hand of the absorbed one; lists that fill themselves see to themselves. */
export const moveLists = async (
  tx: Transaction,
  { schoolId, survivorId, absorbedId }: MergedPair,
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    insert into contact_list_members (list_id, contact_id, since)
    select list_id, ${survivorId}, ${now.toISOString()}::timestamptz from contact_list_members
    join contact_lists on contact_lists.id = list_id
    where contact_id = ${absorbedId} and contact_lists.school_id = ${schoolId} and contact_lists.kind = 'hand'
    on conflict do nothing`)
  await tx.execute(sql`delete from contact_list_members where contact_id = ${absorbedId}`)
}

/** Takes from the contact that stayed the tags and lists by hand that the merge brought. */
export const takeBackMoved = async (
  tx: Transaction,
  { survivorId }: Pick<MergedPair, 'survivorId'>,
  at: Date,
): Promise<void> => {
  const moment = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`delete from contact_tags where contact_id = ${survivorId} and added_at = ${moment}`)
  await tx.execute(sql`delete from contact_list_members using contact_lists
    where contact_id = ${survivorId} and since = ${moment} and contact_lists.id = list_id and kind = 'hand'`)
}

/** Gives values that nobody else may have to the contact that stays; those that were not chosen are free. */
export const moveUniqueValues = async (
  tx: Transaction,
  { survivorId, absorbedId }: MergedPair,
  fieldIds: readonly number[],
): Promise<void> => {
  const isTaken = inArray(contactUniqueValues.fieldId, [...fieldIds])
  await tx.delete(contactUniqueValues).where(and(eq(contactUniqueValues.contactId, survivorId), isTaken))
  await tx
    .update(contactUniqueValues)
    .set({ contactId: survivorId })
    .where(and(eq(contactUniqueValues.contactId, absorbedId), isTaken))
  await tx.delete(contactUniqueValues).where(eq(contactUniqueValues.contactId, absorbedId))
}
