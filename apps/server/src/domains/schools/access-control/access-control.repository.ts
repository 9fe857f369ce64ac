import type { ViolationKind } from '@lectern/contract/schools/access-control'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
import { and, asc, desc, eq, gt, max, ne, sql } from '../../../platform/database/sql.ts'
import { devices, users, sessions } from '../../identity/index.ts'
import { schools } from '../schools.tables.ts'
import {
  accessControls,
  accessExceptions,
  accessViolations,
  schoolDevices,
  schoolVisits,
} from './access-control.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const rulesQuery = preparedQuery((db) =>
  db
    .select({ ownerId: schools.ownerId, rules: accessControls })
    .from(schools)
    .leftJoin(accessControls, eq(accessControls.schoolId, schools.id))
    .where(eq(schools.id, sql.placeholder('schoolId')))
    .prepare('find_school_rules'),
)

/** The rules of a school with its owner; null without a school. */
export const findRules = async (db: ReadDatabase, schoolId: SchoolId) => {
  const [row] = await rulesQuery(db).execute({ schoolId })
  return row ?? null
}

export type RulesRow = typeof accessControls.$inferSelect

export const saveRules = async (tx: Transaction, rules: RulesRow) => {
  const { schoolId: _, ...set } = rules
  await tx.insert(accessControls).values(rules).onConflictDoUpdate({ target: accessControls.schoolId, set })
}

const selectExceptions = (db: ReadDatabase) =>
  db
    .select({ exception: accessExceptions, name: users.name, email: users.email })
    .from(accessExceptions)
    .innerJoin(users, eq(users.id, accessExceptions.userId))
export type ExceptionRow = Awaited<ReturnType<typeof selectExceptions>>[number]

export const listExceptions = (db: ReadDatabase, schoolId: SchoolId) =>
  selectExceptions(db).where(eq(accessExceptions.schoolId, schoolId)).orderBy(asc(users.name), asc(users.id))

export const findException = async (db: ReadDatabase, schoolId: SchoolId, userId: number) => {
  const [row] = await selectExceptions(db).where(
    and(eq(accessExceptions.schoolId, schoolId), eq(accessExceptions.userId, userId)),
  )
  return row ?? null
}

/** Lets one transaction at a time add exceptions to a school: two would find the last place free. */
export const lockExceptions = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  lockByName(tx, `access-exceptions/${schoolId}`)

export const countExceptions = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(accessExceptions, eq(accessExceptions.schoolId, schoolId))

export const saveException = async (tx: Transaction, exception: typeof accessExceptions.$inferInsert) => {
  const { schoolId: _, userId: __, ...set } = exception
  await tx
    .insert(accessExceptions)
    .values(exception)
    .onConflictDoUpdate({ target: [accessExceptions.schoolId, accessExceptions.userId], set })
}

export const deleteException = async (tx: Transaction, schoolId: SchoolId, userId: number) => {
  const rows = await tx
    .delete(accessExceptions)
    .where(and(eq(accessExceptions.schoolId, schoolId), eq(accessExceptions.userId, userId)))
    .returning({ userId: accessExceptions.userId })
  return rows.length > 0
}

/** Holds one person's places in a school until the transaction ends: two newcomers cannot take the last one together. */
export const lockPlaces = (tx: Transaction, schoolId: SchoolId, userId: number): Promise<void> =>
  lockByName(tx, `school-places/${schoolId}/${userId}`)

const isLiveVisit = (schoolId: SchoolId, userId: number, since: Date, now: Date) =>
  and(
    eq(schoolVisits.schoolId, schoolId),
    eq(schoolVisits.userId, userId),
    gt(schoolVisits.lastSeenAt, since),
    gt(sessions.expiresAt, now),
  )

/** Sessions of a person that were seen in a school since a moment and still live. */
export const listVisits = async (
  db: ReadDatabase,
  { schoolId, userId }: { schoolId: SchoolId; userId: number },
  since: Date,
  now: Date,
): Promise<number[]> => {
  const rows = await db
    .select({ sessionId: schoolVisits.sessionId })
    .from(schoolVisits)
    .innerJoin(sessions, eq(sessions.id, schoolVisits.sessionId))
    .where(isLiveVisit(schoolId, userId, since, now))
  return rows.map((row) => row.sessionId)
}

export const noteVisit = async (
  tx: Transaction,
  visit: { schoolId: SchoolId; userId: number; sessionId: number },
  now: Date,
) => {
  await tx
    .insert(schoolVisits)
    .values({ ...visit, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [schoolVisits.schoolId, schoolVisits.sessionId],
      set: { lastSeenAt: now },
    })
}

/** Forgets that other sessions of a person were seen in a school. */
export const deleteOtherVisits = async (
  tx: Transaction,
  { schoolId, userId, sessionId }: { schoolId: SchoolId; userId: number; sessionId: number },
) => {
  await tx
    .delete(schoolVisits)
    .where(
      and(
        eq(schoolVisits.schoolId, schoolId),
        eq(schoolVisits.userId, userId),
        ne(schoolVisits.sessionId, sessionId),
      ),
    )
}

/** Devices on which a person has used a school. */
export const listDevices = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
): Promise<number[]> => {
  const rows = await db
    .select({ deviceId: schoolDevices.deviceId })
    .from(schoolDevices)
    .where(and(eq(schoolDevices.schoolId, schoolId), eq(schoolDevices.userId, userId)))
  return rows.map((row) => row.deviceId)
}

/** The same with what is known of each, the newest first. What they did in other schools is not told. */
export const listKnownDevices = (
  db: ReadDatabase,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
  limit: number,
) => {
  const visits = db
    .select({ deviceId: sessions.deviceId, lastSeenAt: max(schoolVisits.lastSeenAt).as('last_visit') })
    .from(schoolVisits)
    .innerJoin(sessions, eq(sessions.id, schoolVisits.sessionId))
    .where(and(eq(schoolVisits.schoolId, schoolId), eq(schoolVisits.userId, userId)))
    .groupBy(sessions.deviceId)
    .as('visits')
  return db
    .select({
      id: schoolDevices.deviceId,
      browser: devices.browser,
      os: devices.os,
      firstSeenAt: schoolDevices.firstSeenAt,
      lastSeenAt: visits.lastSeenAt,
    })
    .from(schoolDevices)
    .leftJoin(devices, eq(devices.id, schoolDevices.deviceId))
    .leftJoin(visits, eq(visits.deviceId, schoolDevices.deviceId))
    .where(and(eq(schoolDevices.schoolId, schoolId), eq(schoolDevices.userId, userId)))
    .orderBy(desc(schoolDevices.firstSeenAt), desc(schoolDevices.deviceId))
    .limit(limit)
}

export const noteDevice = async (
  tx: Transaction,
  device: { schoolId: SchoolId; userId: number; deviceId: number },
  now: Date,
) => {
  await tx
    .insert(schoolDevices)
    .values({ ...device, firstSeenAt: now })
    .onConflictDoNothing()
}

export const deleteDevices = async (tx: Transaction, schoolId: SchoolId, userId: number) => {
  await tx
    .delete(schoolDevices)
    .where(and(eq(schoolDevices.schoolId, schoolId), eq(schoolDevices.userId, userId)))
  await tx
    .delete(schoolVisits)
    .where(and(eq(schoolVisits.schoolId, schoolId), eq(schoolVisits.userId, userId)))
}

export interface NewViolation {
  readonly schoolId: SchoolId
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
  const { schoolId, sessionId, kind, ip } = violation
  const isSame = and(
    eq(accessViolations.schoolId, schoolId),
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
  schoolId: SchoolId,
  { page, per_page, userId }: { page: number; per_page: number; userId?: number | undefined },
) => {
  const isWanted = and(
    eq(accessViolations.schoolId, schoolId),
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

/** The latest refusals of one person in a school. */
export const listRefusalsOf = async (
  db: ReadDatabase,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
  limit: number,
): Promise<ViolationRow[]> => (await listViolations(db, schoolId, { page: 1, per_page: limit, userId })).rows
