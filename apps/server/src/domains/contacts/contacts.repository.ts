import type { ContactSource } from '@lectern/contract/contacts/contact-kinds'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, eq, inArray, isNull, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { users } from '../identity/index.ts'
import { contacts } from './contacts.tables.ts'

/** People with accounts, and the school that meets them. */
export interface MetPeople {
  readonly schoolId: SchoolId
  readonly userIds: readonly number[]
  /** The staff brought them, who did not come by themselves. */
  readonly areBrought?: boolean
}

/** Which people with accounts are contacts of a school: user → contact. */
export const findContactIds = async (
  db: ReadDatabase,
  { schoolId, userIds }: MetPeople,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ id: contacts.id, userId: contacts.userId })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.userId, [...userIds])))
  return new Map(rows.flatMap(({ id, userId }) => (userId === null ? [] : [[userId, id]])))
}

/**
 * Makes people with accounts contacts of a school; those whose e-mail or account it has already are left.
 *
 * @returns who became one: user → contact
 */
export const insertContactsOf = async (
  tx: Transaction,
  { schoolId, userIds }: MetPeople,
  source: ContactSource,
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ id: number; user_id: number }>(sql`
    insert into contacts (school_id, user_id, email, name, surname, phone, country, language, time_zone, source,
      active_at, created_at, updated_at)
    select ${schoolId}, id, email, name, surname, phone, country, language, time_zone, ${source}, ${at}, ${at}, ${at}
    from users
    where id = any(${sql.param([...userIds])}::bigint[]) and not exists (
      select from contacts where contacts.school_id = ${schoolId} and contacts.user_id = users.id
    )
    order by id
    on conflict do nothing
    returning id::int, user_id::int`)
  return new Map(rows.map(({ id, user_id: userId }) => [userId, id]))
}

/** Who of some people with accounts is no contact of a school, by the account or by the e-mail. */
export const listNewcomers = async (
  db: ReadDatabase,
  { schoolId, userIds }: MetPeople,
): Promise<{ readonly id: number; readonly email: string }[]> => {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        sql`${users.id} = any(${sql.param([...userIds])}::bigint[])`,
        sql`not exists (select from contacts where contacts.school_id = ${schoolId} and contacts.user_id = users.id)`,
        sql`not exists (select from contacts where contacts.school_id = ${schoolId} and contacts.email = users.email)`,
      ),
    )
    .orderBy(users.id)
  return rows.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]))
}

/** Gives accounts to the contacts who have their e-mail and no account yet. */
export const linkAccounts = async (
  tx: Transaction,
  { schoolId, userIds }: MetPeople,
  now: Date,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({ userId: users.id, updatedAt: now })
    .from(users)
    .where(
      and(
        eq(contacts.schoolId, schoolId),
        eq(contacts.email, users.email),
        isNull(contacts.userId),
        inArray(users.id, [...userIds]),
      ),
    )
}

/** A contact as somebody who buys. */
export const findBuyerContact = async (db: ReadDatabase, schoolId: SchoolId, contactId: number) => {
  const [row] = await db
    .select({
      id: contacts.id,
      userId: contacts.userId,
      status: contacts.status,
      email: contacts.email,
      name: contacts.name,
      phone: contacts.phone,
    })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, contactId)))
  return row ?? null
}

/** The contact of a school who has an e-mail. */
export const findContactByEmail = async (db: ReadDatabase, schoolId: SchoolId, email: string) => {
  const [row] = await db
    .select({ id: contacts.id, userId: contacts.userId, status: contacts.status })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.email, email)))
  return row ?? null
}
