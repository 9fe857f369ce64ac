import { lockByNames } from '../database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../database/pool.ts'
import { and, eq, inArray, sql } from '../database/sql.ts'
import type { SchoolId } from '../school-id.ts'
import { ledgerEntries } from './ledger.tables.ts'

/** Accounts of one kind at a school, in one unit. */
export interface LedgerAccounts {
  readonly schoolId: SchoolId
  readonly account: string
  readonly unit: string
  readonly subjectIds: readonly number[]
}

interface Words {
  readonly reason: string
  readonly note: string | null
}

interface Movement extends LedgerAccounts, Words {
  readonly amount: bigint
  readonly cause: string
  readonly ref: string
}

/** Waits until nobody else moves these balances. */
const lockBalances = (tx: Transaction, { schoolId, account, unit, subjectIds }: LedgerAccounts) =>
  lockByNames(
    tx,
    subjectIds.map((subjectId) => `ledger/${schoolId}/${account}/${unit}/${subjectId}`),
  )

const movedOf = (rows: readonly { subject_id: string; amount: string }[]): ReadonlyMap<number, bigint> =>
  new Map(rows.map((row) => [Number(row.subject_id), BigInt(row.amount)]))

/**
 * Adds the same movement to several accounts, once for a cause. A deduction takes what is there: no balance falls below zero.
 *
 * @returns what was moved for each; an account is left out where this was done before, or nothing was to be taken
 */
export const appendEntries = async (
  tx: Transaction,
  movement: Movement,
  now: Date,
): Promise<ReadonlyMap<number, bigint>> => {
  await lockBalances(tx, movement)
  const { schoolId, account, unit, subjectIds, amount, cause, ref, reason, note } = movement
  const { rows } = await tx.execute<{ subject_id: string; amount: string }>(sql`
    insert into ledger_entries
      (school_id, account, subject_id, unit, amount, cause, ref, reason, note, created_at)
    select ${schoolId}::bigint, ${account}::text, moved.id, ${unit}::text, moved.amount, ${cause}::text,
      ${ref}::text, ${reason}::text, ${note}::text, ${now.toISOString()}::timestamptz
    from (
      select wanted.id, greatest(${amount}::bigint, -coalesce((
        select sum(entry.amount) from ledger_entries entry
        where entry.school_id = ${schoolId} and entry.account = ${account}
          and entry.subject_id = wanted.id and entry.unit = ${unit}
      ), 0)::bigint) as amount
      from unnest(${sql.param([...subjectIds])}::bigint[]) as wanted (id)
    ) as moved
    where moved.amount <> 0
    on conflict do nothing
    returning subject_id, amount`)
  return movedOf(rows)
}

/**
 * Takes back what a cause moved, each entry once, by a linked entry of the opposite amount. Whether a balance may bear that is for the
 * caller to decide (`holdBalances`).
 *
 * @returns what was moved for each account
 */
export const reverseEntries = async (
  tx: Transaction,
  reversed: LedgerAccounts & Words & { readonly cause: string; readonly ref: string },
  now: Date,
): Promise<ReadonlyMap<number, bigint>> => {
  await lockBalances(tx, reversed)
  const { schoolId, account, unit, subjectIds, cause, ref, reason, note } = reversed
  const { rows } = await tx.execute<{ subject_id: string; amount: string }>(sql`
    insert into ledger_entries
      (school_id, account, subject_id, unit, amount, cause, ref, reverses_id, reason, note, created_at)
    select school_id, account, subject_id, unit, -amount, cause || '/reversed', ref, id, ${reason}::text,
      ${note}::text, ${now.toISOString()}::timestamptz
    from ledger_entries
    where school_id = ${schoolId} and account = ${account} and unit = ${unit} and cause = ${cause}
      and ref = ${ref} and subject_id = any(${sql.param([...subjectIds])}::bigint[]) and reverses_id is null
    on conflict do nothing
    returning subject_id, amount`)
  return movedOf(rows)
}

/** Which of some accounts hold at least so much; nobody else changes that before the transaction ends. */
export const holdBalances = async (
  tx: Transaction,
  accounts: LedgerAccounts,
  least: bigint,
): Promise<number[]> => {
  await lockBalances(tx, accounts)
  const { schoolId, account, unit, subjectIds } = accounts
  const rows = await tx
    .select({ subjectId: ledgerEntries.subjectId })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.schoolId, schoolId),
        eq(ledgerEntries.account, account),
        eq(ledgerEntries.unit, unit),
        inArray(ledgerEntries.subjectId, [...subjectIds]),
      ),
    )
    .groupBy(ledgerEntries.subjectId)
    .having(sql`sum(${ledgerEntries.amount}) >= ${String(least)}::bigint`)
  return rows.map(({ subjectId }) => subjectId)
}

/** Erases every entry of an account, in all schools: for people who have a right to be forgotten, never for the books. */
export const eraseAccount = async (tx: Transaction, account: string, subjectId: number): Promise<void> => {
  await tx
    .delete(ledgerEntries)
    .where(and(eq(ledgerEntries.account, account), eq(ledgerEntries.subjectId, subjectId)))
}

/** A balance at a school; null where nothing ever moved it. */
export const readBalance = async (
  db: ReadDatabase,
  { schoolId, account, unit, subjectId }: Omit<LedgerAccounts, 'subjectIds'> & { readonly subjectId: number },
): Promise<bigint | null> => {
  const [row] = await db
    .select({ total: sql<string | number | null>`sum(${ledgerEntries.amount})::bigint` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.schoolId, schoolId),
        eq(ledgerEntries.account, account),
        eq(ledgerEntries.unit, unit),
        eq(ledgerEntries.subjectId, subjectId),
      ),
    )
  const total = row?.total ?? null
  return total === null ? null : BigInt(total)
}
