import type { ViolationKind } from '@lectern/contract/schools/access-control'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, gt, ne } from '../../../platform/database/sql.ts'
import { users, sessions } from '../../identity/index.ts'
import { cabinets } from '../schools.tables.ts'
import {
  accessControls,
  accessExceptions,
  accessViolations,
  schoolDevices,
  schoolVisits,
} from './access-control.tables.ts'

/** The rules of a school with its owner; null without a school. */
export const findRules = async (db: ReadDatabase, cabinetId: number) => {
  const [row] = await db
    .select({ ownerId: cabinets.ownerId, rules: accessControls })
    .from(cabinets)
    .leftJoin(accessControls, eq(accessControls.cabinetId, cabinets.id))
    .where(eq(cabinets.id, cabinetId))
  return row ?? null
}

export type RulesRow = typeof accessControls.$inferSelect

export const saveRules = async (tx: Transaction, rules: RulesRow) => {
  const { cabinetId: _, ...set } = rules
  await tx.insert(accessControls).values(rules).onConflictDoUpdate({ target: accessControls.cabinetId, set })
}

const selectExceptions = (db: ReadDatabase) =>
  db
    .select({ exception: accessExceptions, name: users.name, email: users.email })
    .from(accessExceptions)
    .innerJoin(users, eq(users.id, accessExceptions.userId))
export type ExceptionRow = Awaited<ReturnType<typeof selectExceptions>>[number]

export const listExceptions = (db: ReadDatabase, cabinetId: number) =>
  selectExceptions(db)
    .where(eq(accessExceptions.cabinetId, cabinetId))
    .orderBy(asc(users.name), asc(users.id))

export const findException = async (db: ReadDatabase, cabinetId: number, userId: number) => {
  const [row] = await selectExceptions(db).where(
    and(eq(accessExceptions.cabinetId, cabinetId), eq(accessExceptions.userId, userId)),
  )
  return row ?? null
}

/** Lets one transaction at a time add exceptions to a school: two would find the last place free. */
export const lockExceptions = (tx: Transaction, cabinetId: number): Promise<void> =>
  lockByName(tx, `access-exceptions/${cabinetId}`)

export const countExceptions = (db: ReadDatabase, cabinetId: number): Promise<number> =>
  db.$count(accessExceptions, eq(accessExceptions.cabinetId, cabinetId))

export const saveException = async (tx: Transaction, exception: typeof accessExceptions.$inferInsert) => {
  const { cabinetId: _, userId: __, ...set } = exception
  await tx
    .insert(accessExceptions)
    .values(exception)
    .onConflictDoUpdate({ target: [accessExceptions.cabinetId, accessExceptions.userId], set })
}

export const deleteException = async (tx: Transaction, cabinetId: number, userId: number) => {
  const rows = await tx
    .delete(accessExceptions)
    .where(and(eq(accessExceptions.cabinetId, cabinetId), eq(accessExceptions.userId, userId)))
    .returning({ userId: accessExceptions.userId })
  return rows.length > 0
}

/** Holds one person's places in a school until the transaction ends: two newcomers cannot take the last one together. */
export const lockPlaces = (tx: Transaction, cabinetId: number, userId: number): Promise<void> =>
  lockByName(tx, `school-places/${cabinetId}/${userId}`)

const isLiveVisit = (cabinetId: number, userId: number, since: Date, now: Date) =>
  and(
    eq(schoolVisits.cabinetId, cabinetId),
    eq(schoolVisits.userId, userId),
    gt(schoolVisits.lastSeenAt, since),
    gt(sessions.expiresAt, now),
  )

/** Sessions of a person that were seen in a school since a moment and still live. */
export const listVisits = async (
  db: ReadDatabase,
  { cabinetId, userId }: { cabinetId: number; userId: number },
  since: Date,
  now: Date,
): Promise<number[]> => {
  const rows = await db
    .select({ sessionId: schoolVisits.sessionId })
    .from(schoolVisits)
    .innerJoin(sessions, eq(sessions.id, schoolVisits.sessionId))
    .where(isLiveVisit(cabinetId, userId, since, now))
  return rows.map((row) => row.sessionId)
}

export const noteVisit = async (
  tx: Transaction,
  visit: { cabinetId: number; userId: number; sessionId: number },
  now: Date,
) => {
  await tx
    .insert(schoolVisits)
    .values({ ...visit, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [schoolVisits.cabinetId, schoolVisits.sessionId],
      set: { lastSeenAt: now },
    })
}

/** Forgets that other sessions of a person were seen in a school. */
export const deleteOtherVisits = async (
  tx: Transaction,
  { cabinetId, userId, sessionId }: { cabinetId: number; userId: number; sessionId: number },
) => {
  await tx
    .delete(schoolVisits)
    .where(
      and(
        eq(schoolVisits.cabinetId, cabinetId),
        eq(schoolVisits.userId, userId),
        ne(schoolVisits.sessionId, sessionId),
      ),
    )
}

/** Devices on which a person has used a school. */
export const listDevices = async (db: ReadDatabase, cabinetId: number, userId: number): Promise<number[]> => {
  const rows = await db
    .select({ deviceId: schoolDevices.deviceId })
    .from(schoolDevices)
    .where(and(eq(schoolDevices.cabinetId, cabinetId), eq(schoolDevices.userId, userId)))
  return rows.map((row) => row.deviceId)
}

export const noteDevice = async (
  tx: Transaction,
  device: { cabinetId: number; userId: number; deviceId: number },
  now: Date,
) => {
  await tx
    .insert(schoolDevices)
    .values({ ...device, firstSeenAt: now })
    .onConflictDoNothing()
}

export const deleteDevices = async (tx: Transaction, cabinetId: number, userId: number) => {
  await tx
    .delete(schoolDevices)
    .where(and(eq(schoolDevices.cabinetId, cabinetId), eq(schoolDevices.userId, userId)))
  await tx
    .delete(schoolVisits)
    .where(and(eq(schoolVisits.cabinetId, cabinetId), eq(schoolVisits.userId, userId)))
}

export interface NewViolation {
  readonly cabinetId: number
  readonly userId: number | null
  readonly sessionId: number | null
  readonly kind: ViolationKind
  readonly ip: string
  readonly userAgent: string
  readonly limit: number | null
  readonly at: Date
}

/** Writes a violation down, unless the same was written for the same session (or address) since a moment. */
export const noteViolation = async (db: WriteDatabase, violation: NewViolation, since: Date) => {
  const { cabinetId, sessionId, kind, ip } = violation
  const isSame = and(
    eq(accessViolations.cabinetId, cabinetId),
    eq(accessViolations.kind, kind),
    sessionId === null ? eq(accessViolations.ip, ip) : eq(accessViolations.sessionId, sessionId),
    gt(accessViolations.at, since),
  )
  if ((await db.$count(accessViolations, isSame)) > 0) return
  await db.insert(accessViolations).values({ ...violation, userAgent: violation.userAgent.slice(0, 300) })
}

/** One page of a school's violations, the latest first. */
export const listViolations = async (
  db: ReadDatabase,
  cabinetId: number,
  { page, per_page, userId }: { page: number; per_page: number; userId?: number | undefined },
) => {
  const isWanted = and(
    eq(accessViolations.cabinetId, cabinetId),
    userId === undefined ? undefined : eq(accessViolations.userId, userId),
  )
  const total = await db.$count(accessViolations, isWanted)
  const rows = await db
    .select({ violation: accessViolations, name: users.name, email: users.email })
    .from(accessViolations)
    .leftJoin(users, eq(users.id, accessViolations.userId))
    .where(isWanted)
    .orderBy(desc(accessViolations.at), desc(accessViolations.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { rows, total }
}
export type ViolationRow = Awaited<ReturnType<typeof listViolations>>['rows'][number]
