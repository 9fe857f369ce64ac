import type { Transaction } from '../../../platform/database/pool.ts'
import { and, eq, inArray, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts, contactsColumns, contactTags, tags } from '../contacts.tables.ts'
import { readConsents, restoreConsents } from '../consents/consents.repository.ts'
import { deleteTraces } from '../contact-traces.repository.ts'
import { contactListMembers, contactLists } from '../lists/contact-lists.tables.ts'
import { contactFields, contactUniqueValues } from '../fields/contact-fields.tables.ts'
import type { BulkPlace } from './bulk-changes.repository.ts'
import type { ErasedContact } from './erased-contact.ts'

/** All that tells who contacts are. */
export const readWhole = async (
  tx: Transaction,
  { schoolId, ids }: Pick<BulkPlace, 'schoolId' | 'ids'>,
): Promise<ErasedContact[]> => {
  const ofIds = [...ids]
  const rows = await tx
    .select(contactsColumns)
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, ofIds)))
  const tagged = await tx
    .select({ contactId: contactTags.contactId, tagId: contactTags.tagId, at: contactTags.addedAt })
    .from(contactTags)
    .where(inArray(contactTags.contactId, ofIds))
  const claimed = await tx
    .select({
      contactId: contactUniqueValues.contactId,
      fieldId: contactUniqueValues.fieldId,
      value: contactUniqueValues.value,
    })
    .from(contactUniqueValues)
    .where(inArray(contactUniqueValues.contactId, ofIds))
  const listed = await tx
    .select({
      contactId: contactListMembers.contactId,
      listId: contactListMembers.listId,
      since: contactListMembers.since,
      version: contactLists.version,
    })
    .from(contactListMembers)
    .innerJoin(contactLists, eq(contactLists.id, contactListMembers.listId))
    .where(and(eq(contactLists.schoolId, schoolId), inArray(contactListMembers.contactId, ofIds)))
  const said = await readConsents(tx, ofIds)
  const [listsOf, tagsOf, valuesOf, saidBy] = [
    Map.groupBy(listed, (each) => each.contactId),
    Map.groupBy(tagged, (each) => each.contactId),
    Map.groupBy(claimed, (each) => each.contactId),
    Map.groupBy(said, (each) => each.contactId),
  ]
  return rows.map((row) => ({
    ...row,
    tags: (tagsOf.get(row.id) ?? []).map(({ tagId, at }) => ({ tagId, at: at.toISOString() })),
    lists: (listsOf.get(row.id) ?? []).map(({ listId, since, version }) => ({
      ...{ listId, version, since: since.toISOString() },
    })),
    consents: (saidBy.get(row.id) ?? []).map((each) => ({ ...each, at: each.at.toISOString() })),
    values: (valuesOf.get(row.id) ?? []).map(({ fieldId, value }) => ({ fieldId, value })),
  }))
}

/** Takes from contacts all that tells who they were. @returns their versions */
export const eraseChosen = async (
  tx: Transaction,
  { schoolId, ids, now }: BulkPlace,
): Promise<ReadonlyMap<number, number>> => {
  const erased = await tx
    .update(contacts)
    .set({
      ...{ email: null, name: '', surname: null, phone: null, country: null, city: null },
      ...{ language: null, timeZone: null, birthday: null, managerId: null },
      ...{ fields: {}, status: 'erased', addressState: 'unknown', updatedAt: now },
      ...{ lettersConsent: null, keptOut: null },
      version: sql`${contacts.version} + 1`,
    })
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids])))
    .returning({ id: contacts.id, version: contacts.version })
  await deleteTraces(tx, ids)
  return new Map(erased.map(({ id, version }) => [id, version]))
}

/** Whether somebody else has a value by now that no two may share. */
export const isAnyValueTaken = async (tx: Transaction, values: ErasedContact['values']): Promise<boolean> => {
  for (const { fieldId, value } of values) {
    const taken = await tx.$count(
      contactUniqueValues,
      and(eq(contactUniqueValues.fieldId, fieldId), eq(contactUniqueValues.value, value)),
    )
    if (taken > 0) return true
  }
  return false
}

/** Gives an erased contact back what it had, with the tags and fields that are there still. */
export const restoreContact = async (
  tx: Transaction,
  { schoolId, contactId, now }: { schoolId: SchoolId; contactId: number; now: Date },
  { tags: tagged, values, lists, consents, managerId, ...former }: ErasedContact,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({
      ...{ email: former.email, name: former.name, surname: former.surname, phone: former.phone },
      ...{ country: former.country, city: former.city, language: former.language },
      ...{ timeZone: former.timeZone, birthday: former.birthday, fields: former.fields },
      ...{ status: former.status, addressState: former.addressState, updatedAt: now },
      lettersConsent: former.lettersConsent,
      managerId: sql`(select users.id from users where users.id = ${managerId}::bigint)`,
      version: sql`${contacts.version} + 1`,
    })
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, contactId)))
  await restoreConsents(tx, { schoolId, contactId }, consents)
  await restoreTags(tx, { schoolId, contactId }, tagged)
  await restoreUniqueValues(tx, { schoolId, contactId }, values)
  await restoreLists(tx, { schoolId, contactId }, lists)
}

interface ContactAddress {
  readonly schoolId: SchoolId
  readonly contactId: number
}

const restoreTags = async (
  tx: Transaction,
  { schoolId, contactId }: ContactAddress,
  given: ErasedContact['tags'],
): Promise<void> => {
  const there = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(
      and(
        eq(tags.schoolId, schoolId),
        inArray(
          tags.id,
          given.map(({ tagId }) => tagId),
        ),
      ),
    )
  const kept = given.filter(({ tagId }) => there.some(({ id }) => id === tagId))
  if (kept.length === 0) return
  await tx
    .insert(contactTags)
    .values(kept.map(({ tagId, at }) => ({ contactId, tagId, addedAt: new Date(at) })))
}

const restoreUniqueValues = async (
  tx: Transaction,
  { schoolId, contactId }: ContactAddress,
  given: ErasedContact['values'],
): Promise<void> => {
  const there = await tx
    .select({ id: contactFields.id })
    .from(contactFields)
    .where(
      and(
        eq(contactFields.schoolId, schoolId),
        inArray(
          contactFields.id,
          given.map(({ fieldId }) => fieldId),
        ),
      ),
    )
  const kept = given.filter(({ fieldId }) => there.some(({ id }) => id === fieldId))
  if (kept.length > 0)
    await tx.insert(contactUniqueValues).values(kept.map((value) => ({ ...value, contactId })))
}

/** A list whose filter changed meanwhile has another idea of its members: it keeps its own. */
const restoreLists = async (
  tx: Transaction,
  { schoolId, contactId }: ContactAddress,
  given: ErasedContact['lists'],
): Promise<void> => {
  const isAsBefore = given.map(({ listId, version }) =>
    and(eq(contactLists.id, listId), or(eq(contactLists.kind, 'hand'), eq(contactLists.version, version))),
  )
  if (isAsBefore.length === 0) return
  const there = await tx
    .select({ id: contactLists.id })
    .from(contactLists)
    .where(and(eq(contactLists.schoolId, schoolId), or(...isAsBefore)))
  const kept = given.filter(({ listId }) => there.some(({ id }) => id === listId))
  if (kept.length > 0)
    await tx
      .insert(contactListMembers)
      .values(kept.map(({ listId, since }) => ({ listId, contactId, since: new Date(since) })))
      .onConflictDoNothing()
}
