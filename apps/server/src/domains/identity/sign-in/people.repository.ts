import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, isNotNull, type SQL } from '../../../platform/database/sql.ts'
import { users } from '../users.tables.ts'
import { twoFactors } from '../security/security.tables.ts'
import { linkedServices, linkedServicesColumns, signInMethods } from './sign-in.tables.ts'

/** The provider under which a password is kept. */
export const passwordProvider = 'credential'

export interface NewPerson {
  readonly name: string
  readonly email: string
  readonly surname?: string | undefined
  readonly phone?: string | null
  readonly language?: string
  readonly timeZone?: string | undefined
  readonly isEmailVerified?: boolean
}

/** A new account; null when the e-mail has one. */
export const insertPerson = async (
  tx: Transaction,
  { name, email, surname, phone, language, timeZone, isEmailVerified = false }: NewPerson,
  now: Date,
): Promise<number | null> => {
  const [row] = await tx
    .insert(users)
    .values({
      name,
      email,
      surname: surname ?? null,
      phone: phone ?? null,
      language: language ?? null,
      timeZone: timeZone ?? null,
      emailVerified: isEmailVerified,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return row?.id ?? null
}

const signInMethodsWhere = async (db: ReadDatabase, isWanted: SQL) => {
  const [row] = await db
    .select({
      userId: users.id,
      authType: users.authType,
      passwordHash: signInMethods.password,
      passwordSetAt: signInMethods.updatedAt,
    })
    .from(users)
    .leftJoin(
      signInMethods,
      and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, passwordProvider)),
    )
    .where(isWanted)
  return row ?? null
}

/** How a person may sign in, by e-mail: one question for known and unknown addresses. */
export const findSignInMethodsByEmail = (db: ReadDatabase, email: string) =>
  signInMethodsWhere(db, eq(users.email, email))

/** The same, by id. */
export const findSignInMethods = (db: ReadDatabase, userId: number) =>
  signInMethodsWhere(db, eq(users.id, userId))

export const savePasswordHash = async (tx: Transaction, userId: number, password: string, now: Date) => {
  await tx
    .insert(signInMethods)
    .values({
      userId,
      providerId: passwordProvider,
      accountId: String(userId),
      password,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [signInMethods.userId, signInMethods.providerId],
      set: { password, updatedAt: now },
    })
}

/** Services linked to an account. */
export const listLinks = (db: ReadDatabase, userId: number) =>
  db.select(linkedServicesColumns).from(linkedServices).where(eq(linkedServices.userId, userId))

/** The person whom a service knows under this subject. */
export const findLinkedUser = async (db: ReadDatabase, service: string, subject: string) => {
  const [row] = await db
    .select({ userId: linkedServices.userId })
    .from(linkedServices)
    .where(and(eq(linkedServices.service, service), eq(linkedServices.subject, subject)))
  return row?.userId ?? null
}

export const insertLink = async (tx: Transaction, link: typeof linkedServices.$inferInsert) => {
  await tx.insert(linkedServices).values(link)
}

export const deleteLink = async (tx: Transaction, userId: number, service: string) => {
  await tx
    .delete(linkedServices)
    .where(and(eq(linkedServices.userId, userId), eq(linkedServices.service, service)))
}

export const deletePassword = async (tx: Transaction, userId: number) => {
  await tx
    .delete(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, passwordProvider)))
}

export const setAuthType = async (tx: Transaction, userId: number, authType: string, now: Date) => {
  await tx.update(users).set({ authType, updatedAt: now }).where(eq(users.id, userId))
}

/** An address has proved to be the person's own. */
export const markEmailVerified = async (db: WriteDatabase, userId: number, now: Date) => {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
}

/** Takes a planned deletion back; false when there was none. */
export const cancelDeletion = async (tx: Transaction, userId: number, now: Date): Promise<boolean> => {
  const rows = await tx
    .update(users)
    .set({ deletionAt: null, updatedAt: now })
    .where(and(eq(users.id, userId), isNotNull(users.deletionAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Whether signing in asks for a second code. */
export const hasTwoFactor = async (db: ReadDatabase, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
  return rows.length > 0
}
