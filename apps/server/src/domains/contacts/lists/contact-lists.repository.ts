import type { FilterTree } from '@lectern/contract/filters/tree'
import { type ContactListKind, contactListLimits } from '@lectern/contract/contacts/lists/contact-lists'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, count, eq, inArray, ne, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'
import { contactLists, contactListMembers } from './contact-lists.tables.ts'

const columns = {
  id: contactLists.id,
  schoolId: contactLists.schoolId,
  name: contactLists.name,
  kind: contactLists.kind,
  filter: contactLists.filter,
  isFilling: contactLists.isFilling,
  filledAt: contactLists.filledAt,
  version: contactLists.version,
  createdAt: contactLists.createdAt,
  members: count(contactListMembers.contactId),
}

const selectLists = (db: ReadDatabase, isWanted: SQL | undefined) =>
  db
    .select(columns)
    .from(contactLists)
    .leftJoin(contactListMembers, eq(contactListMembers.listId, contactLists.id))
    .where(isWanted)
    .groupBy(contactLists.id)

/** Lists of a school by name, with how many are on each. */
export const listLists = (db: ReadDatabase, schoolId: SchoolId) =>
  selectLists(db, eq(contactLists.schoolId, schoolId))
    .orderBy(asc(contactLists.folded), asc(contactLists.id))
    .limit(contactListLimits.lists)
export type ContactListRow = Awaited<ReturnType<typeof listLists>>[number]

/** Filters of the lists that fill themselves. */
export const listFiltersOfLists = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({ id: contactLists.id, name: contactLists.name, filter: contactLists.filter })
    .from(contactLists)
    .where(and(eq(contactLists.schoolId, schoolId), eq(contactLists.kind, 'filter')))
    .orderBy(asc(contactLists.folded), asc(contactLists.id))
    .limit(contactListLimits.lists)

export const findList = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  listId: number,
): Promise<ContactListRow | null> => {
  const [row] = await selectLists(db, and(eq(contactLists.schoolId, schoolId), eq(contactLists.id, listId)))
  return row ?? null
}

/** A list; nobody else changes it before the transaction ends. */
export const lockList = async (tx: Transaction, schoolId: SchoolId, listId: number) => {
  const [row] = await tx
    .select({
      id: contactLists.id,
      kind: contactLists.kind,
      filter: contactLists.filter,
      version: contactLists.version,
      filledAt: contactLists.filledAt,
      isFilling: contactLists.isFilling,
    })
    .from(contactLists)
    .where(and(eq(contactLists.schoolId, schoolId), eq(contactLists.id, listId)))
    .for('no key update')
  return row ?? null
}

export const countLists = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(contactLists, eq(contactLists.schoolId, schoolId))

/** Whether a school has all of some lists. */
export const hasLists = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<boolean> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const isOne = and(eq(contactLists.schoolId, schoolId), inArray(contactLists.id, wanted))
  return (await db.$count(contactLists, isOne)) === wanted.length
}

export const isNameTaken = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  name: string,
  exceptId: number | null,
): Promise<boolean> =>
  (await db.$count(
    contactLists,
    and(
      eq(contactLists.schoolId, schoolId),
      eq(contactLists.folded, sql`folded(${name}::text)`),
      exceptId === null ? undefined : ne(contactLists.id, exceptId),
    ),
  )) > 0

export interface NewList {
  readonly schoolId: SchoolId
  readonly name: string
  readonly kind: ContactListKind
  readonly filter: FilterTree | null
}

export const insertList = async (tx: Transaction, list: NewList, now: Date): Promise<number> => {
  const [row] = await tx
    .insert(contactLists)
    .values({ ...list, isFilling: list.kind === 'filter', createdAt: now })
    .returning({ id: contactLists.id })
  if (!row) throw new Error('The list was not made.')
  return row.id
}

export const updateList = async (
  tx: Transaction,
  schoolId: SchoolId,
  listId: number,
  change: { readonly name?: string; readonly filter?: FilterTree },
): Promise<void> => {
  const refill = change.filter === undefined ? {} : { isFilling: true }
  await tx
    .update(contactLists)
    .set({ ...change, ...refill, version: sql`${contactLists.version} + 1` })
    .where(and(eq(contactLists.schoolId, schoolId), eq(contactLists.id, listId)))
}

export const deleteList = async (tx: Transaction, schoolId: SchoolId, listId: number): Promise<void> => {
  await tx.delete(contactLists).where(and(eq(contactLists.schoolId, schoolId), eq(contactLists.id, listId)))
}

/** Lists of a school that fill themselves. */
export const listFilling = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({ id: contactLists.id, filter: contactLists.filter, version: contactLists.version })
    .from(contactLists)
    .where(and(eq(contactLists.schoolId, schoolId), eq(contactLists.kind, 'filter')))
    .orderBy(asc(contactLists.id))
    .limit(contactListLimits.lists)

/** Schools of which somebody's deeds are of interest to a list. */
export const listSchoolsWithFilters = async (db: ReadDatabase): Promise<SchoolId[]> => {
  const rows = await db
    .selectDistinct({ schoolId: contactLists.schoolId })
    .from(contactLists)
    .where(eq(contactLists.kind, 'filter'))
  return rows.map(({ schoolId }) => schoolId)
}

/** Contacts of a school by id, behind one of them. */
export const listContactIds = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> => {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), sql`${contacts.id} > ${after}`))
    .orderBy(asc(contacts.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Notes that everybody is to be looked at; false while that is under way. */
export const markFilling = async (tx: Transaction, schoolId: SchoolId, listId: number): Promise<boolean> => {
  const rows = await tx
    .update(contactLists)
    .set({ isFilling: true })
    .where(
      and(
        eq(contactLists.schoolId, schoolId),
        eq(contactLists.id, listId),
        eq(contactLists.isFilling, false),
      ),
    )
    .returning({ id: contactLists.id })
  return rows.length > 0
}

/** Everybody was looked at; a list that was changed meanwhile is filled by a later job. */
export const markFilled = async (
  tx: Transaction,
  schoolId: SchoolId,
  { listId, version, now }: { readonly listId: number; readonly version: number; readonly now: Date },
): Promise<void> => {
  await tx
    .update(contactLists)
    .set({ isFilling: false, filledAt: now })
    .where(
      and(
        eq(contactLists.schoolId, schoolId),
        eq(contactLists.id, listId),
        eq(contactLists.version, version),
      ),
    )
}

/** Which of some ids are contacts of a school, in their order. */
export const listOwnContactIds = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  contactIds: readonly number[],
): Promise<number[]> => {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.schoolId, schoolId),
        ne(contacts.status, 'erased'),
        inArray(contacts.id, [...contactIds]),
      ),
    )
    .orderBy(asc(contacts.id))
  return rows.map(({ id }) => id)
}
