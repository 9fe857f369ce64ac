import { z } from 'zod'
import type { Database, Transaction } from '../database/pool.ts'
import { defineJob, handleJob, type JobHandler } from '../queue/job.ts'
import {
  addPartition,
  deleteStrays,
  dropPartition,
  listPartitions,
  monthAfter,
  type RecordMonth,
  waitBriefly,
} from './record-partitions.repository.ts'

/** Keeps the record in months: those to come are made, those that are kept no longer go. */
export const tendRecord = defineJob({
  name: 'platform.tendRecord',
  payload: z.object({}),
  maxAttempts: 5,
})

/** How long a school's record is kept. */
const keptDays = 400
const monthsAhead = 3
const day_ms = 24 * 60 * 60 * 1000

export const handleTendRecord = ({ db }: { readonly db: Database }): JobHandler =>
  handleJob(tendRecord, async (_payload, { clock }) => {
    const now = clock.now()
    const there = await listPartitions(db)
    for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
      const month = monthAfter(now, ahead)
      if (!there.includes(month.partition)) await db.transaction((tx) => makeMonth(tx, month))
    }
    const before = new Date(now.getTime() - keptDays * day_ms)
    // The names are in the order of the months: what comes before the month of that moment is older as a whole.
    const oldest = monthAfter(before, 0).partition
    for (const partition of there.filter((name) => name < oldest))
      await db.transaction((tx) => dropMonth(tx, partition))
    await deleteStrays(db, before)
  })

const makeMonth = async (tx: Transaction, month: RecordMonth): Promise<void> => {
  await waitBriefly(tx)
  await addPartition(tx, month)
}

const dropMonth = async (tx: Transaction, partition: string): Promise<void> => {
  await waitBriefly(tx)
  await dropPartition(tx, partition)
}
