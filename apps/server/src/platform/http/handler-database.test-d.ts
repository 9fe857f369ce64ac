/**
 * What must not compile: each line below breaks one promise of the types, and the check of types fails as soon as one of
 * them is no longer refused.
 */
// oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- what is refused here has the type of an error
import type { ReadDatabase, WriteDatabase, Transaction } from '../database/pool.ts'
import type { Operation } from '@lectern/contract/kernel/operation'
import { attemptCounts } from '../limits/limits.tables.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { Job } from '../queue/job.ts'
import type { Call } from './call.ts'

type CallOf<Statement extends Pick<Operation, 'method' | 'repeat'>> = Call<
  Omit<Operation, 'method' | 'repeat'> & Statement
>

declare const job: Job
declare const count: { key: string; count: number; endsAt: Date }

export const handlers = {
  read: async ({ db }: CallOf<{ method: 'GET' }>) => {
    await db.select({ key: attemptCounts.key }).from(attemptCounts)
    // @ts-expect-error a handler that reads cannot insert
    await db.insert(attemptCounts).values(count)
    // @ts-expect-error nor change
    await db.update(attemptCounts).set(count)
    // @ts-expect-error nor delete
    await db.delete(attemptCounts)
    // @ts-expect-error nor run SQL that is not a select
    await db.execute('delete from attempt_counts')
    // @ts-expect-error nor open a transaction
    await db.transaction(async () => {})
    // @ts-expect-error nor hand its connection to what writes
    await writes(db)
  },
  write: async ({ db }: CallOf<{ method: 'POST' }>) => {
    await reads(db)
    await writes(db)
    await enqueue(db, job, {})
    // @ts-expect-error a handler that writes is in a transaction and cannot open another one
    await db.transaction(async () => {})
  },
  writeUnstored: async ({ db }: CallOf<{ method: 'POST'; repeat: 'natural' }>) => {
    await db.transaction((tx) => enqueue(tx, job, {}))
    // @ts-expect-error a job belongs to a transaction: the pool is none
    await enqueue(db, job, {})
    // @ts-expect-error a transaction opens no other one
    await db.transaction((tx) => tx.transaction(async () => {}))
  },
}

const reads = async (db: ReadDatabase) => db.select({ key: attemptCounts.key }).from(attemptCounts)
const writes = async (db: WriteDatabase) => db.delete(attemptCounts)

/** Neither is a transaction because it looks like one. */
export const asTransaction = (db: WriteDatabase, read: ReadDatabase): Transaction[] => [
  // @ts-expect-error single statements are no transaction
  db,
  // @ts-expect-error reads are none
  read,
]
