import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { Env } from '../../../platform/env.ts'
import * as repository from './uploads.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** How much a school may keep, keeps, and has promised to uploads under way; in bytes. */
export const quotaOf = async (
  db: ReadDatabase,
  { storageQuota }: Pick<Env, 'storageQuota'>,
  schoolId: SchoolId,
  now: Date,
) => {
  const quota = (await repository.findQuota(db, schoolId)) ?? storageQuota
  const used = await repository.sumUsed(db, schoolId)
  const reserved = await repository.sumReserved(db, schoolId, now)
  return { quota, used, reserved, free: Math.max(0, quota - used - reserved) }
}

/**
 * Holds room, until the transaction ends, for an upload whose length is told later: what the school has left, and `most`
 * at the most.
 *
 * @returns the bytes that it may have
 * @throws CallError quota_exceeded when nothing is left
 */
export const reserveQuotaUpTo = async (
  tx: Transaction,
  env: Pick<Env, 'storageQuota'>,
  wanted: { schoolId: SchoolId; most: number },
  now: Date,
): Promise<number> => {
  await repository.lockQuota(tx, wanted.schoolId)
  const { free, quota } = await quotaOf(tx, env, wanted.schoolId, now)
  if (free === 0) throw new CallError('quota_exceeded', { params: { quota, free } })
  return Math.min(free, wanted.most)
}

/**
 * Makes sure, until the transaction ends, that a school has room for `bytes` more.
 *
 * @throws CallError quota_exceeded
 */
export const reserveQuota = async (
  tx: Transaction,
  env: Pick<Env, 'storageQuota'>,
  wanted: { schoolId: SchoolId; bytes: number },
  now: Date,
): Promise<void> => {
  await repository.lockQuota(tx, wanted.schoolId)
  await requireQuota(tx, env, wanted, now)
}

/**
 * Makes sure that a school has room for `bytes` at this moment: for what takes none of it afterwards, such as captions.
 *
 * @throws CallError quota_exceeded
 */
export const requireQuota = async (
  db: ReadDatabase,
  env: Pick<Env, 'storageQuota'>,
  wanted: { schoolId: SchoolId; bytes: number },
  now: Date,
): Promise<void> => {
  const { free, quota } = await quotaOf(db, env, wanted.schoolId, now)
  if (wanted.bytes > free) throw new CallError('quota_exceeded', { params: { quota, free } })
}
