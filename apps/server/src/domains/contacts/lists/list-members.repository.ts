import type { MembershipCause } from '@lectern/contract/contacts/lists/contact-lists'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'
import { contactListChanges, contactListMembers } from './contact-lists.tables.ts'

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
