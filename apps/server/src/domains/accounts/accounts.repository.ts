import { announceSchoolChange } from './school-change.ts'
import type { Connection, Transaction } from '../../platform/database/pool.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { and, asc, count, eq, gt, ilike, inArray, lt, or, sql } from '../../platform/database/sql.ts'
import {
  cabinetMembers,
  cabinets,
  currentCabinets,
  sessions,
  signInFailures,
  users,
  verifications,
} from './accounts.tables.ts'

/** The person behind a live session. */
export const findSession = async (db: Connection, token: string, now: Date) => {
  const [row] = await db
    .select({ sessionId: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
  return row ?? null
}

export const deleteSession = async (db: Connection, token: string) => {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.token, token))
    .returning({ userId: sessions.userId })
  return row ?? null
}

export const findUser = async (db: Connection, userId: number) => {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row ?? null
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export const findUserByEmail = async (db: Connection, email: string) => {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row ?? null
}

export const updateUser = async (
  db: Connection,
  userId: number,
  change: Partial<Pick<UserRow, 'name' | 'language' | 'phone'>>,
  now: Date,
) => {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  return row ?? null
}

/** Schools in which a person is on the staff, oldest first. */
export const listSchoolsOf = (db: Connection, userId: number) =>
  db
    .select({
      id: cabinets.id,
      name: cabinets.name,
      slug: cabinets.slug,
      ownerId: cabinets.ownerId,
      permissions: cabinetMembers.permissions,
    })
    .from(cabinetMembers)
    .innerJoin(cabinets, eq(cabinets.id, cabinetMembers.cabinetId))
    .where(eq(cabinetMembers.userId, userId))
    .orderBy(asc(cabinets.id))
export type SchoolRow = Awaited<ReturnType<typeof listSchoolsOf>>[number]

/** The cabinet a person chose last; null before any choice. */
export const findCurrentCabinet = async (db: Connection, userId: number): Promise<number | null> => {
  const [row] = await db
    .select({ cabinetId: currentCabinets.cabinetId })
    .from(currentCabinets)
    .where(eq(currentCabinets.userId, userId))
  return row?.cabinetId ?? null
}

export const saveCurrentCabinet = async (db: Connection, userId: number, cabinetId: number) => {
  await db
    .insert(currentCabinets)
    .values({ userId, cabinetId })
    .onConflictDoUpdate({ target: currentCabinets.userId, set: { cabinetId } })
}

/** A school by its slug, or the primary one. */
export const findSchool = async (db: Connection, which: { slug: string } | 'primary') => {
  const [row] = await db
    .select({
      cabinetId: cabinets.id,
      slug: cabinets.slug,
      name: cabinets.name,
      isPrimary: cabinets.isPrimary,
    })
    .from(cabinets)
    .where(which === 'primary' ? eq(cabinets.isPrimary, true) : eq(cabinets.slug, which.slug))
    .orderBy(asc(cabinets.id))
    .limit(1)
  return row ?? null
}

export const findCabinet = async (db: Connection, cabinetId: number) => {
  const [row] = await db.select().from(cabinets).where(eq(cabinets.id, cabinetId))
  return row ?? null
}

export const insertCabinet = async (
  db: Transaction,
  cabinet: { name: string; slug: string; ownerId: number; isPrimary: boolean; timeZone: string },
  now: Date,
): Promise<number> => {
  const [row] = await db
    .insert(cabinets)
    .values({ ...cabinet, createdAt: now })
    .returning({ id: cabinets.id })
  if (!row) throw new Error('The school was not created.')
  await announceSchoolChange(db, row.id)
  return row.id
}

export const insertMember = async (
  db: Transaction,
  member: { cabinetId: number; userId: number; permissions: string[] },
  now: Date,
) => {
  await db.insert(cabinetMembers).values({ ...member, createdAt: now })
}

export const countUsers = async (db: Connection): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(users)
  return row?.total ?? 0
}

/** Adds a failed sign-in to the count of an address; a count whose time is over starts again. */
export const countFailure = async (db: Connection, emailHash: string, now: Date, windowMs: number) => {
  const isOver = sql`${signInFailures.windowStartedAt} < ${new Date(now.getTime() - windowMs)}`
  await db
    .insert(signInFailures)
    .values({ emailHash, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.emailHash,
      set: {
        failures: sql`case when ${isOver} then 1 else ${signInFailures.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now} else ${signInFailures.windowStartedAt} end`,
      },
    })
}

export const findFailures = async (db: Connection, emailHash: string) => {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.emailHash, emailHash))
  return row ?? null
}

export const clearFailures = async (db: Connection, emailHash: string) => {
  await db.delete(signInFailures).where(eq(signInFailures.emailHash, emailHash))
}

/** Names and addresses of some people. */
export const listPeople = async (db: Connection, userIds: readonly number[]) => {
  if (userIds.length === 0) return []
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]))
}

/** Ids of people whose name or e-mail holds the given words; at most a thousand. */
export const searchPeople = async (db: Connection, words: string): Promise<number[]> => {
  const pattern = `%${escapeLike(words)}%`
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.name, pattern), ilike(users.email, pattern)))
    .limit(1000)
  return rows.map((row) => row.id)
}

const day_ms = 24 * 60 * 60 * 1000

/** Deletes sessions and codes whose time is over, and counts of failed sign-ins older than a day. */
export const deleteEndedSignIns = async (db: Connection, now: Date) => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(signInFailures).where(lt(signInFailures.windowStartedAt, new Date(now.getTime() - day_ms)))
}
