import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
import { and, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from '../../../platform/database/sql.ts'
import { users } from '../users.tables.ts'
import { hashToken } from '../../../platform/sign-in/tokens.ts'
import { devices, sessions, signInEvents } from '../sign-in/sign-in.tables.ts'

const sessionQuery = preparedQuery((db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      deviceId: sessions.deviceId,
      scope: sessions.scope,
      mustRotate: sessions.mustRotate,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      and(
        or(
          eq(sessions.token, sql.placeholder('hash')),
          and(
            eq(sessions.previousToken, sql.placeholder('hash')),
            gt(sessions.previousValidUntil, sql.placeholder('now')),
          ),
        ),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_session'),
)

/** The person behind a live session; for a minute also by the token that was just replaced. */
export const findSession = async (db: ReadDatabase, token: string, now: Date) => {
  const [row] = await sessionQuery(db).execute({ hash: hashToken(token), now })
  return row ?? null
}

/** Whether a session began with a code from a letter, and not before `since`. */
export const beganByCode = async (db: ReadDatabase, sessionId: number, since: Date): Promise<boolean> => {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.method, 'code'), gt(sessions.createdAt, since)))
  return row !== undefined
}

export const deleteSession = async (db: Transaction, token: string) => {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.token, hashToken(token)))
    .returning({ userId: sessions.userId })
  return row ?? null
}

export const insertSession = async (
  tx: Transaction,
  { token, ...session }: typeof sessions.$inferInsert,
): Promise<number> => {
  const [row] = await tx
    .insert(sessions)
    .values({ ...session, token: hashToken(token) })
    .returning({ id: sessions.id })
  if (!row) throw new Error('The session was not begun.')
  return row.id
}

/** One of a person's own sessions ends; false when there is none. */
export const deleteSessionById = async (tx: Transaction, userId: number, sessionId: number) => {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Ends the sessions of a person, all or all but one, and what was handed out while they lasted. */
export const deleteSessionsOf = async (tx: Transaction, userId: number, exceptId: number | null) => {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId === null ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  if (ended.length > 0) await endHandedOut(tx, userId)
}

/** Ends what was handed out to programs of a person without a session, such as the address of a calendar. */
export const endHandedOut = async (tx: Transaction, userId: number) => {
  await tx
    .update(users)
    .set({ sessionGeneration: sql`${users.sessionGeneration} + 1` })
    .where(eq(users.id, userId))
}

/**
 * Notes that a person is here, unless that was noted after `since`. Never waits: a transaction that holds the person's row
 * may be long, and the next call notes it as well.
 */
export const notePresence = async (
  db: WriteDatabase,
  userId: number,
  now: Date,
  since: Date,
): Promise<void> => {
  const stale = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, since))))
    .for('no key update', { skipLocked: true })
  await db.update(users).set({ lastSeenAt: now }).where(inArray(users.id, stale))
}

export const markForRotation = async (tx: Transaction, userId: number) => {
  await tx.update(sessions).set({ mustRotate: true }).where(eq(sessions.userId, userId))
}

/** Gives a session another token; `onlyMarked` leaves it when another call was first. Null when it was left, or is gone. */
export const replaceToken = async (
  tx: Transaction,
  { sessionId, token, until, now, onlyMarked }: TokenChange,
) => {
  const [row] = await tx
    .update(sessions)
    .set({
      token: hashToken(token),
      previousToken: sql`${sessions.token}`,
      previousValidUntil: until,
      mustRotate: false,
      updatedAt: now,
    })
    .where(and(eq(sessions.id, sessionId), onlyMarked ? eq(sessions.mustRotate, true) : undefined))
    .returning({ expiresAt: sessions.expiresAt, userId: sessions.userId })
  return row ?? null
}

interface TokenChange {
  readonly sessionId: number
  readonly token: string
  /** The token before holds until then, for calls under way. */
  readonly until: Date
  readonly now: Date
  readonly onlyMarked: boolean
}

/** The device of a key, seen now. */
export const saveDevice = async (tx: Transaction, device: typeof devices.$inferInsert): Promise<number> => {
  const { browser, os, kind, lastSeenAt } = device
  const [row] = await tx
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({
      target: [devices.userId, devices.keyHash],
      set: { browser, os, kind, lastSeenAt },
    })
    .returning({ id: devices.id })
  if (!row) throw new Error('The device was not kept.')
  return row.id
}

/** Whether a person, found by e-mail, has signed in on a device: one question for known and unknown addresses. */
export const isKnownDevice = async (db: ReadDatabase, email: string, keyHash: string): Promise<boolean> => {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(eq(users.email, email), eq(devices.keyHash, keyHash)))
  return rows.length > 0
}

/** The same for a person who is known already. */
export const isDeviceOf = async (db: ReadDatabase, userId: number, keyHash: string): Promise<boolean> => {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.keyHash, keyHash)))
  return rows.length > 0
}

/** Forgets a device of a person; its history stays without it. */
export const deleteDevice = async (tx: Transaction, userId: number, deviceId: number) => {
  await tx.delete(devices).where(and(eq(devices.id, deviceId), eq(devices.userId, userId)))
}

export const insertSignInEvent = async (db: Transaction, event: typeof signInEvents.$inferInsert) => {
  await db.insert(signInEvents).values(event)
}

/**
 * Writes a refused sign-in into its person's history. The same statement runs for nobody (`userId` null) and writes
 * nothing: known and unknown addresses cost the same (THREATS T51).
 */
export const insertRefusal = async (
  db: WriteDatabase,
  { userId, method, outcome, ip, userAgent, at }: Refusal,
): Promise<void> => {
  await db.execute(sql`
    insert into ${signInEvents} (user_id, method, outcome, ip, user_agent, at)
    select ${users.id}, ${method}, ${outcome}, ${ip}, ${userAgent}, ${at.toISOString()}::timestamptz
    from ${users} where ${users.id} = ${userId ?? 0}
  `)
}

interface Refusal {
  readonly userId: number | null
  readonly method: string
  readonly outcome: string
  readonly ip: string
  readonly userAgent: string
  readonly at: Date
}

const day_ms = 24 * 60 * 60 * 1000
/** Days after which a device that nobody uses, and an entry of the history, are forgotten. */
const keptDays = 400

/** Deletes sessions that are over, and devices and history that are too old. */
export const deleteEndedSessions = async (db: WriteDatabase, now: Date) => {
  const oldest = new Date(now.getTime() - keptDays * day_ms)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(signInEvents).where(lt(signInEvents.at, oldest))
  await db
    .delete(devices)
    .where(
      and(
        lt(devices.lastSeenAt, oldest),
        notExists(db.select({ id: sessions.id }).from(sessions).where(eq(sessions.deviceId, devices.id))),
      ),
    )
}
