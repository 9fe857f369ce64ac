import { contactLimits } from '@lectern/contract/contacts/contacts'
import type { NamedThing } from '@lectern/contract/kernel/ids'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, count, eq, inArray, ne, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { contactTags, tags } from './contacts.tables.ts'

/** Contact → its tags by name. */
export const listTagsOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  contactIds: readonly number[],
): Promise<ReadonlyMap<number, NamedThing[]>> => {
  if (contactIds.length === 0) return new Map()
  const rows = await db
    .select({ contactId: contactTags.contactId, id: tags.id, name: tags.name })
    .from(contactTags)
    .innerJoin(tags, eq(tags.id, contactTags.tagId))
    .where(and(eq(tags.schoolId, schoolId), inArray(contactTags.contactId, [...contactIds])))
    .orderBy(asc(tags.folded), asc(tags.id))
  return Map.groupBy(rows, ({ contactId }) => contactId)
}

/** Tags of a school by name, each with how many contacts have it. */
export const listTags = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({ id: tags.id, name: tags.name, contacts: count(contactTags.contactId) })
    .from(tags)
    .leftJoin(contactTags, eq(contactTags.tagId, tags.id))
    .where(eq(tags.schoolId, schoolId))
    .groupBy(tags.id)
    .orderBy(asc(tags.folded), asc(tags.id))
    .limit(contactLimits.tags)

export const findTag = async (db: ReadDatabase, schoolId: SchoolId, tagId: number) => {
  const [row] = await db
    .select({ id: tags.id, name: tags.name, contacts: count(contactTags.contactId) })
    .from(tags)
    .leftJoin(contactTags, eq(contactTags.tagId, tags.id))
    .where(and(eq(tags.schoolId, schoolId), eq(tags.id, tagId)))
    .groupBy(tags.id)
  return row ?? null
}

/** Holds a tag until the transaction ends: nobody gets it meanwhile. */
export const holdTag = async (tx: Transaction, schoolId: SchoolId, tagId: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.schoolId, schoolId), eq(tags.id, tagId)))
    .for('update')
  return rows.length > 0
}

/** Whether a school has all of some tags. */
export const hasTags = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<boolean> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const isOne = and(eq(tags.schoolId, schoolId), inArray(tags.id, wanted))
  return (await db.$count(tags, isOne)) === wanted.length
}

/** The tag that a school has under a name. */
export const findTagId = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  name: string,
): Promise<number | null> => {
  const [row] = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.schoolId, schoolId), eq(tags.folded, sql`folded(${name}::text)`)))
  return row?.id ?? null
}

export const countTags = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(tags, eq(tags.schoolId, schoolId))

/** Tags of a school under some names; one that is not there yet is made. Names that differ by case alone are one tag. */
export const ensureTags = async (
  tx: Transaction,
  schoolId: SchoolId,
  names: readonly string[],
  now: Date,
): Promise<number[]> => {
  const byForm = new Map(names.map((name) => [foldForSearch(name), name]))
  if (byForm.size === 0) return []
  const forms = [...byForm.keys()].toSorted()
  await tx
    .insert(tags)
    .values(forms.map((form) => ({ schoolId, name: byForm.get(form) ?? form, createdAt: now })))
    .onConflictDoNothing()
  const rows = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.schoolId, schoolId), inArray(tags.folded, forms)))
  return rows.map(({ id }) => id)
}

/** Puts tags on contacts; who has one keeps it. */
export const addTags = async (
  tx: Transaction,
  contactIds: readonly number[],
  tagIds: readonly number[],
  now: Date,
): Promise<void> => {
  const rows = contactIds.flatMap((contactId) => tagIds.map((tagId) => ({ contactId, tagId, addedAt: now })))
  if (rows.length > 0) await tx.insert(contactTags).values(rows).onConflictDoNothing()
}

export const removeTags = async (
  tx: Transaction,
  contactIds: readonly number[],
  tagIds: readonly number[],
): Promise<void> => {
  await tx
    .delete(contactTags)
    .where(and(inArray(contactTags.contactId, [...contactIds]), inArray(contactTags.tagId, [...tagIds])))
}

/** @returns false when the name is taken by another tag */
export const renameTag = async (
  tx: Transaction,
  schoolId: SchoolId,
  tagId: number,
  name: string,
): Promise<boolean> => {
  const isTaken = await tx.$count(
    tags,
    and(eq(tags.schoolId, schoolId), ne(tags.id, tagId), eq(tags.folded, sql`folded(${name}::text)`)),
  )
  if (isTaken > 0) return false
  await tx
    .update(tags)
    .set({ name })
    .where(and(eq(tags.schoolId, schoolId), eq(tags.id, tagId)))
  return true
}

export const deleteTag = async (tx: Transaction, schoolId: SchoolId, tagId: number): Promise<void> => {
  await tx.delete(tags).where(and(eq(tags.schoolId, schoolId), eq(tags.id, tagId)))
}
