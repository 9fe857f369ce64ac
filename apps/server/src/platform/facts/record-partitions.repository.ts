import type { Transaction, WriteDatabase } from '../database/pool.ts'
import { sql } from '../database/sql.ts'

/** A month of the record, by UTC. */
export interface RecordMonth {
  /** `school_record_2026_11` */
  readonly partition: string
  readonly from: Date
  readonly to: Date
}

/** The month that comes so many months after that of a moment. */
export const monthAfter = (moment: Date, months: number): RecordMonth => {
  const from = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months))
  const to = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months + 1))
  return { partition: `school_record_${from.toISOString().slice(0, 7).replace('-', '_')}`, from, to }
}

/** The partitions of months, the oldest first. */
export const listPartitions = async (db: WriteDatabase): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where oid in (select inhrelid from pg_inherits where inhparent = 'school_record'::regclass)
      and relname ~ '^school_record_[0-9]{4}_[0-9]{2}$'
    order by 1`)
  return rows.map(({ name }) => name)
}

/**
 * Rather gives up than keeps everybody waiting: what changes the partitions waits for running transactions that write, and new ones
 * would wait behind it.
 */
export const waitBriefly = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`set local lock_timeout = '2s'`)
}

/** Makes the partition of a month, and moves into it what the default one caught of it. */
export const addPartition = async (tx: Transaction, { partition, from, to }: RecordMonth): Promise<void> => {
  const name = sql.identifier(partition)
  const [first, end] = [from.toISOString(), to.toISOString()]
  // Made apart and attached: readers and writers go on meanwhile.
  await tx.execute(sql`create table ${name} (like school_record including defaults)`)
  await tx.execute(sql`
    with moved as (
      delete from school_record_default where at >= ${first}::timestamptz and at < ${end}::timestamptz
      returning id, at, xact, subject_id, school_id, user_id, contact_id, type, details
    )
    insert into ${name} (id, at, xact, subject_id, school_id, user_id, contact_id, type, details)
    select id, at, xact, subject_id, school_id, user_id, contact_id, type, details from moved`)
  await tx.execute(
    sql`alter table school_record attach partition ${name} for values from (${sql.raw(`'${first}'`)}) to (${sql.raw(`'${end}'`)})`,
  )
}

export const dropPartition = async (tx: Transaction, partition: string): Promise<void> => {
  await tx.execute(sql`drop table ${sql.identifier(partition)}`)
}

/** Deletes what the default partition has from before a moment. */
export const deleteStrays = async (db: WriteDatabase, before: Date): Promise<void> => {
  await db.execute(sql`delete from school_record_default where at < ${before.toISOString()}::timestamptz`)
}
