import type { Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, ne, or, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { contacts, contactsColumns } from './contacts.tables.ts'

/** What is written of a contact by hand. */
export type WrittenContact = Partial<
  Pick<
    typeof contacts.$inferSelect,
    | 'name'
    | 'surname'
    | 'email'
    | 'phone'
    | 'country'
    | 'city'
    | 'language'
    | 'timeZone'
    | 'birthday'
    | 'managerId'
    | 'status'
    | 'addressState'
  >
>

/** A contact of a school; nobody else changes it before the transaction ends. */
export const lockContact = async (tx: Transaction, schoolId: SchoolId, contactId: number) => {
  const [row] = await tx
    .select(contactsColumns)
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, contactId)))
    .for('no key update')
  return row ?? null
}
export type LockedContact = NonNullable<Awaited<ReturnType<typeof lockContact>>>

/** Some contacts of a school, by their ids or their accounts; nobody else changes them before the transaction ends. @returns their ids */
export const lockContactsAmong = async (
  tx: Transaction,
  schoolId: SchoolId,
  { contactIds, userIds }: { readonly contactIds: readonly number[]; readonly userIds: readonly number[] },
): Promise<number[]> => {
  const rows = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.schoolId, schoolId),
        or(inArray(contacts.id, [...contactIds]), inArray(contacts.userId, [...userIds])),
      ),
    )
    // In one order, as everybody locks who holds several.
    .orderBy(asc(contacts.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** The contacts of an account in all its schools, and those who have an e-mail there; nobody else changes them before the transaction ends. */
export const lockContactsOf = (
  tx: Transaction,
  { userId, email }: { readonly userId: number; readonly email: string | undefined },
): Promise<LockedContact[]> => {
  const schools = tx.select({ id: contacts.schoolId }).from(contacts).where(eq(contacts.userId, userId))
  const hasEmail =
    email === undefined ? undefined : and(eq(contacts.email, email), inArray(contacts.schoolId, schools))
  return tx
    .select(contactsColumns)
    .from(contacts)
    .where(or(eq(contacts.userId, userId), hasEmail))
    .orderBy(asc(contacts.id))
    .for('no key update')
}

/** Adds a contact; null when the school has the e-mail already. */
export const insertContact = async (
  tx: Transaction,
  contact: Omit<typeof contacts.$inferInsert, 'activeAt' | 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<number | null> => {
  const [row] = await tx
    .insert(contacts)
    .values({ ...contact, activeAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: contacts.id })
  return row?.id ?? null
}

/** Writes what is named; the rest stays. */
export const writeContact = async (
  tx: Transaction,
  place: { readonly schoolId: SchoolId; readonly contactId: number },
  change: WrittenContact,
  now: Date,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({ ...change, version: sql`${contacts.version} + 1`, updatedAt: now })
    .where(and(eq(contacts.schoolId, place.schoolId), eq(contacts.id, place.contactId)))
}

/** Whether another contact of the school has an e-mail. */
export const isEmailTaken = async (
  tx: Transaction,
  place: { readonly schoolId: SchoolId; readonly contactId: number },
  email: string,
): Promise<boolean> =>
  (await tx.$count(
    contacts,
    and(eq(contacts.schoolId, place.schoolId), eq(contacts.email, email), ne(contacts.id, place.contactId)),
  )) > 0
