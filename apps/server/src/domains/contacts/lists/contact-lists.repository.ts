import type { FilterTree } from '@lectern/contract/filters/tree'
import {
  type ContactListKind,
  contactListLimits,
  type MembershipCause,
} from '@lectern/contract/contacts/lists/contact-lists'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'
import { contactListChanges, contactLists, contactListMembers } from './contact-lists.tables.ts'

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

/** How a membership comes to change. */
export interface MembershipNote {
  readonly cause: MembershipCause
  readonly fact: number | null
  readonly at: Date
  /** Not for the first filling of a list, which changes nothing for anybody who looks at it. */
  readonly isNoted: boolean
}

const bindTo = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::bigint[])`

/**
 * Brings a list to the people who belong on it, among some contacts: who belongs and is missing is put on it, who is on it and does
 * not belong is taken off.
 *
 * @param belong `select id …` of those among them who belong on the list
 * @returns how many came and went
 */
export const settleMembers = async (
  tx: Transaction,
  listId: number,
  { among, belong }: { readonly among: readonly number[]; readonly belong: SQL },
  { cause, fact, at, isNoted }: MembershipNote,
): Promise<{ joined: number; left: number }> => {
  const moment = sql`${at.toISOString()}::timestamptz`
  const note = (isIn: boolean, ids: SQL) => sql`
    insert into contact_list_changes (list_id, contact_id, is_in, cause, fact, at)
    select ${listId}::bigint, contact_id, ${isIn}::boolean, ${cause}::text, ${fact}::smallint, ${moment} from ${ids}
    where ${isNoted}::boolean`
  const { rows } = await tx.execute<{ joined: number; left_count: number }>(sql`
    with belong as (select id as contact_id from ${belong} as chosen),
    joined as (
      insert into contact_list_members (list_id, contact_id, since)
      select ${listId}::bigint, contact_id, ${moment} from belong
      on conflict do nothing
      returning contact_id
    ), gone as (
      delete from contact_list_members
      where list_id = ${listId}::bigint and contact_id = ${bindTo(among)}
        and not exists (select from belong where belong.contact_id = contact_list_members.contact_id)
      returning contact_id
    ), noted as (${note(true, sql`joined`)}), noted_too as (${note(false, sql`gone`)})
    select (select count(*) from joined)::int as joined, (select count(*) from gone)::int as left_count`)
  const [row] = rows
  return { joined: row?.joined ?? 0, left: row?.left_count ?? 0 }
}

/** `select id …` of some ids. */
export const idsOf = (ids: readonly number[]): SQL =>
  sql`(select unnest(${sql.param([...ids])}::bigint[]) as id)`

/** Whether a set of ids has anybody in it. */
export const isAmong = async (db: ReadDatabase, ids: SQL): Promise<boolean> => {
  const [row] = await db
    .select({ isThere: sql<boolean>`exists (select from ${ids} as chosen)` })
    .from(sql`(values (1)) as one`)
  return row?.isThere === true
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

/** The contact of an account in a school. */
export const findContactOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
): Promise<number | null> => {
  const [row] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.userId, userId)))
  return row?.id ?? null
}

/** The latest who came onto a list or left it. */
export const listChanges = (db: ReadDatabase, schoolId: SchoolId, listId: number, limit: number) =>
  db
    .select({
      id: contactListChanges.id,
      at: contactListChanges.at,
      isIn: contactListChanges.isIn,
      cause: contactListChanges.cause,
      fact: contactListChanges.fact,
      contactId: contacts.id,
      name: contacts.name,
      surname: contacts.surname,
      email: contacts.email,
    })
    .from(contactListChanges)
    .innerJoin(contacts, and(eq(contacts.id, contactListChanges.contactId), eq(contacts.schoolId, schoolId)))
    .where(eq(contactListChanges.listId, listId))
    .orderBy(desc(contactListChanges.id))
    .limit(limit)

export const isMember = async (db: ReadDatabase, listId: number, contactId: number): Promise<boolean> =>
  (await db.$count(
    contactListMembers,
    and(eq(contactListMembers.listId, listId), eq(contactListMembers.contactId, contactId)),
  )) > 0
