import { createHash } from 'node:crypto'
import type { Transaction } from '../../database/pool.ts'
import { and, eq, lt } from '../../database/sql.ts'
import { CallError } from '../call-error.ts'
import { idempotencyKeys, idempotencyKeysColumns } from './idempotency.tables.ts'

/** One keyed call: whose key, which key, and what exactly was asked. */
export interface KeyedCall {
  readonly scope: string
  readonly key: string
  readonly fingerprint: string
}

export interface StoredAnswer {
  readonly status: number
  readonly body: unknown
}

const maxKeyLength = 255
export const keyLifetimeMs = 24 * 60 * 60 * 1000

/** The key of a request's header; refused when it cannot be one. */
export const readIdempotencyKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null
  if (typeof header !== 'string' || header.length === 0 || header.length > maxKeyLength) {
    throw new CallError('malformed_request', { fields: { 'Idempotency-Key': ['length'] } })
  }
  return header
}

export const fingerprintOf = (method: string, url: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('hex')

/**
 * Does `work` once for a key, in the transaction that also keeps its answer: either both are committed or neither. A
 * second call with the key waits for the first one and gets its answer.
 *
 * @throws CallError key_reused when the key stands for another request
 */
export const answerOnce = async (
  tx: Transaction,
  keyed: KeyedCall,
  now: Date,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { repeated: boolean }> => {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...keyed, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  const isThisKey = and(eq(idempotencyKeys.scope, keyed.scope), eq(idempotencyKeys.key, keyed.key))
  if (claimed.length === 0) {
    const [stored] = await tx.select(idempotencyKeysColumns).from(idempotencyKeys).where(isThisKey)
    if (!stored || stored.status === null)
      throw new CallError('conflict', { detail: 'key vanished', retryAfter: 1 })
    if (stored.fingerprint !== keyed.fingerprint) throw new CallError('key_reused')
    const body: unknown = JSON.parse(stored.body ?? 'null')
    return { status: stored.status, body, repeated: true }
  }
  const answer = await work()
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: JSON.stringify(answer.body) })
    .where(isThisKey)
  return { ...answer, repeated: false }
}

/** Forgets keys older than their lifetime. */
export const forgetOldKeys = async (tx: Pick<Transaction, 'delete'>, now: Date): Promise<void> => {
  const limit = new Date(now.getTime() - keyLifetimeMs)
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limit))
}
