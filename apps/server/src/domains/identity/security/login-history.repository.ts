import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, count, desc, eq } from '../../../platform/database/sql.ts'
import { devices, sessions, signInEvents } from '../sign-in/sign-in.tables.ts'

const columns = {
  id: signInEvents.id,
  at: signInEvents.at,
  method: signInEvents.method,
  outcome: signInEvents.outcome,
  ip: signInEvents.ip,
  userAgent: signInEvents.userAgent,
  deviceId: signInEvents.deviceId,
  sessionId: sessions.id,
  expiresAt: sessions.expiresAt,
  browser: devices.browser,
  os: devices.os,
  kind: devices.kind,
}

const entries = (db: ReadDatabase) =>
  db
    .select(columns)
    .from(signInEvents)
    .leftJoin(sessions, eq(sessions.id, signInEvents.sessionId))
    .leftJoin(devices, eq(devices.id, signInEvents.deviceId))
    .$dynamic()
export type LoginRow = Awaited<ReturnType<typeof listLogins>>[number]

export const countLogins = async (db: ReadDatabase, userId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(signInEvents).where(eq(signInEvents.userId, userId))
  return row?.total ?? 0
}

/** A person's sign-ins, newest first. */
export const listLogins = (db: ReadDatabase, userId: number, page: { page: number; per_page: number }) =>
  entries(db)
    .where(eq(signInEvents.userId, userId))
    .orderBy(desc(signInEvents.at), desc(signInEvents.id))
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)

/** The sign-in that began a session. */
export const findLoginOfSession = async (db: ReadDatabase, sessionId: number) => {
  const [row] = await entries(db)
    .where(and(eq(signInEvents.sessionId, sessionId), eq(signInEvents.outcome, 'success')))
    .limit(1)
  return row ?? null
}

/** One entry of a person's own history. */
export const findLogin = async (db: ReadDatabase, userId: number, entryId: number) => {
  const [row] = await entries(db).where(and(eq(signInEvents.id, entryId), eq(signInEvents.userId, userId)))
  return row ?? null
}
