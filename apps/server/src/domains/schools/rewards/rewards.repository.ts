import { toWire } from '@lectern/contract/kernel/money/minor-units'
import { rewardReasons, type RewardReason } from '@lectern/contract/schools/rewards'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, count, desc, eq, sql } from '../../../platform/database/sql.ts'
import {
  appendEntries,
  eraseAccount,
  holdBalances,
  readBalance,
  reverseEntries,
} from '../../../platform/ledger/ledger.repository.ts'
import { ledgerEntries } from '../../../platform/ledger/ledger.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { schools } from '../schools.tables.ts'

/** Reward points as accounts of the ledger, each of a person. */
const points = { account: 'points', unit: 'points' } as const

const ofPerson = (userId: number) =>
  and(eq(ledgerEntries.account, points.account), eq(ledgerEntries.subjectId, userId))

const entryColumns = {
  id: ledgerEntries.id,
  amount: ledgerEntries.amount,
  reason: ledgerEntries.reason,
  note: ledgerEntries.note,
  at: ledgerEntries.createdAt,
}

const asPoints = <T extends { readonly amount: bigint; readonly reason: string }>({
  amount,
  reason: written,
  ...entry
}: T) => {
  const reason = rewardReasons.find((each) => each === written)
  if (reason === undefined) throw new Error(`Points have the reason ${written}.`)
  return { ...entry, delta: toWire(amount), reason }
}

/** A person's entries of all schools, newest first. */
export const listPoints = async (
  db: ReadDatabase,
  userId: number,
  page: { page: number; per_page: number },
) => {
  const rows = await db
    .select({ ...entryColumns, school: { id: schools.id, name: schools.name } })
    .from(ledgerEntries)
    .innerJoin(schools, eq(schools.id, ledgerEntries.schoolId))
    .where(ofPerson(userId))
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
  return rows.map(asPoints)
}

/** How much was given and taken. */
export const sumPoints = async (db: ReadDatabase, userId: number) => {
  const [row] = await db
    .select({
      total: count(),
      accrued: sql<string>`coalesce(sum(greatest(${ledgerEntries.amount}, 0)), 0)::bigint`,
      deducted: sql<string>`coalesce(sum(greatest(-${ledgerEntries.amount}, 0)), 0)::bigint`,
    })
    .from(ledgerEntries)
    .where(ofPerson(userId))
  if (row === undefined) return { total: 0, accrued: 0, deducted: 0 }
  return {
    total: row.total,
    accrued: toWire(BigInt(row.accrued)),
    deducted: toWire(BigInt(row.deducted)),
  }
}

/** How many points somebody has at a school; null where it has never given any to them. */
export const sumSchoolPoints = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
): Promise<number | null> => {
  const balance = await readBalance(db, { ...points, schoolId, subjectId: userId })
  return balance === null ? null : toWire(balance)
}

/** The latest entries of a person at a school, the newest first. */
export const listSchoolPoints = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
  limit: number,
) => {
  const rows = await db
    .select(entryColumns)
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.schoolId, schoolId), ofPerson(userId)))
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(limit)
  return rows.map(asPoints)
}

interface PointsOfMany {
  readonly schoolId: SchoolId
  readonly userIds: readonly number[]
  readonly delta: number
  readonly reason: RewardReason
  readonly comment: string | null
  /** What gave the points, and for what: given once for each. */
  readonly rule: string
  readonly source: string
}

const asNumbers = (moved: ReadonlyMap<number, bigint>): ReadonlyMap<number, number> =>
  new Map([...moved].map(([userId, amount]) => [userId, toWire(amount)]))

/**
 * Gives or takes the same points to several people, once for a rule and a source. A deduction takes what is there: the balance of a
 * school never falls below zero.
 *
 * @returns the points that were written for each; nobody is named for whom this was done before, or from whom nothing was to be taken
 */
export const addPointsToMany = async (
  tx: Transaction,
  { schoolId, userIds, delta, reason, comment: note, rule: cause, source: ref }: PointsOfMany,
  now: Date,
): Promise<ReadonlyMap<number, number>> =>
  asNumbers(
    await appendEntries(
      tx,
      { ...points, schoolId, subjectIds: userIds, amount: BigInt(delta), reason, note, cause, ref },
      now,
    ),
  )

/** The same for one person. @returns the points that were written */
export const addPoints = async (
  tx: Transaction,
  { userId, ...given }: Omit<PointsOfMany, 'userIds'> & { readonly userId: number },
  now: Date,
): Promise<number> => (await addPointsToMany(tx, { ...given, userIds: [userId] }, now)).get(userId) ?? 0

/** Takes back what a rule and a source gave, by entries that are linked to those they reverse. @returns whose points moved */
export const reversePoints = async (
  tx: Transaction,
  { schoolId, userIds, reason, comment: note, rule: cause, source: ref }: Omit<PointsOfMany, 'delta'>,
  now: Date,
): Promise<ReadonlyMap<number, number>> =>
  asNumbers(
    await reverseEntries(tx, { ...points, schoolId, subjectIds: userIds, reason, note, cause, ref }, now),
  )

/** Who of some people has at least so many points at a school; nobody else changes that before the transaction ends. */
export const holdPoints = (
  tx: Transaction,
  { schoolId, userIds, points: least }: { schoolId: SchoolId; userIds: readonly number[]; points: number },
): Promise<number[]> => holdBalances(tx, { ...points, schoolId, subjectIds: userIds }, BigInt(least))

/** The ledger of a person's points, for the download. */
export const exportPoints = async (db: ReadDatabase, userId: number) => {
  const rows = await db
    .select({
      cabinet_id: ledgerEntries.schoolId,
      amount: ledgerEntries.amount,
      reason: ledgerEntries.reason,
      note: ledgerEntries.note,
      at: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .where(ofPerson(userId))
    .orderBy(desc(ledgerEntries.createdAt))
  return rows.map(asPoints)
}

/** Points go with their person. */
export const forgetPoints = (tx: Transaction, userId: number): Promise<void> =>
  eraseAccount(tx, points.account, userId)
