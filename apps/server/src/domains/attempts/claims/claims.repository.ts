import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, gt, inArray, notInArray, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { attempts, attemptsColumns } from '../attempts.tables.ts'
import { isHeld } from '../held/held.repository.ts'
import { tellClaim } from './tell-attempt.ts'
import { attemptClaims } from './claims.tables.ts'

const columns = {
  attemptId: attemptClaims.attemptId,
  claimedBy: attemptClaims.claimedBy,
  expiresAt: attemptClaims.expiresAt,
}

/** The claims on some attempts that hold now. */
export const listClaims = (
  db: ReadDatabase,
  schoolId: SchoolId,
  attemptIds: readonly number[],
  now: Date,
): Promise<ClaimRow[]> =>
  attemptIds.length === 0
    ? Promise.resolve([])
    : db
        .select(columns)
        .from(attemptClaims)
        .where(
          and(
            eq(attemptClaims.schoolId, schoolId),
            inArray(attemptClaims.attemptId, [...attemptIds]),
            gt(attemptClaims.expiresAt, now),
          ),
        )

/** A claim: who checks what, and until when it holds without being renewed. */
export interface ClaimRow {
  readonly attemptId: number
  readonly claimedBy: number
  readonly expiresAt: Date
}

/** Who claims what, until when. */
export interface NewClaim extends ClaimRow {
  readonly schoolId: SchoolId
  readonly now: Date
  /** Also from a colleague who holds it. */
  readonly takesOver: boolean
}

/** Writes a claim. @returns null where a colleague holds one */
export const writeClaim = async (tx: Transaction, claim: NewClaim): Promise<ClaimRow | null> => {
  const { attemptId, schoolId, claimedBy, expiresAt, now, takesOver } = claim
  const set = { claimedBy, claimedAt: now, expiresAt }
  const isFree = sql`(${attemptClaims.expiresAt} <= ${now.toISOString()}::timestamptz or ${attemptClaims.claimedBy} = ${claimedBy} or ${takesOver})`
  const [row] = await tx
    .insert(attemptClaims)
    .values({ attemptId, schoolId, ...set })
    .onConflictDoUpdate({
      target: attemptClaims.attemptId,
      set,
      setWhere: isFree,
    })
    .returning(columns)
  if (!row) return null
  await tellClaim(tx, schoolId, attemptId)
  return row
}

/** Whether somebody is checking an attempt now, as a condition. */
export const isClaimedBy = (schoolId: SchoolId, userId: number, now: Date): SQL => sql`exists (
  select 1 from ${attemptClaims}
  where ${attemptClaims.schoolId} = ${schoolId} and ${attemptClaims.attemptId} = ${attempts.id}
    and ${attemptClaims.claimedBy} = ${userId} and ${attemptClaims.expiresAt} > ${now.toISOString()}::timestamptz
)`

/** Who is checking what in a school now, as a part of a query: rows of `attempt_id` and `claimed_by`. */
export const claimsNow = (schoolId: SchoolId, now: Date): SQL => sql`(
  select ${attemptClaims.attemptId} as attempt_id, ${attemptClaims.claimedBy} as claimed_by from ${attemptClaims}
  where ${attemptClaims.schoolId} = ${schoolId} and ${attemptClaims.expiresAt} > ${now.toISOString()}::timestamptz
)`

/** Ends the claim of somebody; that of a colleague stays. */
export const deleteClaim = async (
  tx: Transaction,
  { schoolId, attemptId, claimedBy }: Pick<NewClaim, 'schoolId' | 'attemptId' | 'claimedBy'>,
): Promise<void> => {
  const { rowCount } = await tx
    .delete(attemptClaims)
    .where(
      and(
        eq(attemptClaims.schoolId, schoolId),
        eq(attemptClaims.attemptId, attemptId),
        eq(attemptClaims.claimedBy, claimedBy),
      ),
    )
  if (rowCount) await tellClaim(tx, schoolId, attemptId)
}

/** Ends every claim of somebody: the account was erased. */
export const forgetClaims = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(attemptClaims).where(eq(attemptClaims.claimedBy, userId))
}

/** What somebody looks for in the queue. */
export interface QueueFilter {
  readonly schoolId: SchoolId
  /** Whose work they may check. */
  readonly scope: SQL | undefined
  /** What else the attempt has to be. */
  readonly isWanted: SQL | undefined
  /** Attempts that were put aside. */
  readonly except: readonly number[]
  readonly userId: number
  readonly now: Date
}

/** Whether a colleague of somebody is checking an attempt now, as a condition. */
const isTakenFrom = ({
  schoolId,
  userId,
  now,
}: Pick<QueueFilter, 'schoolId' | 'userId' | 'now'>): SQL => sql`exists (
  select 1 from ${attemptClaims}
  where ${attemptClaims.schoolId} = ${schoolId} and ${attemptClaims.attemptId} = ${attempts.id}
    and ${attemptClaims.claimedBy} <> ${userId} and ${attemptClaims.expiresAt} > ${now.toISOString()}::timestamptz
)`

/** How many of some attempts still wait for somebody: nobody has decided, and no colleague is checking them. */
export const countWaiting = (
  db: ReadDatabase,
  filter: Pick<QueueFilter, 'schoolId' | 'scope' | 'userId' | 'now'>,
  attemptIds: readonly number[],
): Promise<number> =>
  db.$count(
    attempts,
    and(
      eq(attempts.schoolId, filter.schoolId),
      inArray(attempts.id, [...attemptIds]),
      eq(attempts.statusId, attemptStatus.underCheck),
      sql`not ${isTakenFrom(filter)}`,
      sql`not ${isHeld(filter.schoolId)}`,
      filter.scope,
    ),
  )

/** The attempt that has waited longest, is nobody else's, and is not being taken this moment; held until the transaction ends. */
export const lockLongestWaiting = async (
  tx: Transaction,
  { schoolId, scope, isWanted, except, userId, now }: QueueFilter,
): Promise<AttemptRow | null> => {
  const [row] = await tx
    .select(attemptsColumns)
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        sql`${attempts.statusId} = ${sql.raw(String(attemptStatus.underCheck))}`,
        isWanted,
        except.length === 0 ? undefined : notInArray(attempts.id, [...except]),
        sql`not ${isTakenFrom({ schoolId, userId, now })}`,
        sql`not ${isHeld(schoolId)}`,
        scope,
      ),
    )
    .orderBy(asc(attempts.finishedAt), asc(attempts.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}
