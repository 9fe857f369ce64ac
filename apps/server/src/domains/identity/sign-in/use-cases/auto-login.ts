import { z } from 'zod'
import type { WriteDatabase } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import type { KeyedTools } from '../../../../platform/sign-in/keyed.ts'
import { newToken } from '../../../../platform/sign-in/tokens.ts'
import { findUser } from '../../users.repository.ts'
import { recordUse } from '../one-time.ts'

export const autoLoginSeconds = 60

/** Signed, not kept: who may sign in, where, until when, and a number that makes each hash its own. */
const ticket = z.object({ u: z.int(), h: z.string(), e: z.number(), n: z.string() })

/** A hash that signs a person in once, at one host, within a minute (THREATS T55). */
export const makeAutoLogin = (
  keys: KeyedTools,
  { userId, host, now }: { readonly userId: number; readonly host: string; readonly now: Date },
): string => {
  const e = now.getTime() + autoLoginSeconds * 1000
  return keys.sign(JSON.stringify({ u: userId, h: host, e, n: newToken().slice(0, 16) }))
}

/**
 * The person whom a hash signs in at this host; the hash is used up.
 *
 * @throws CallError auto_login_invalid when it was made elsewhere, for another host, used, or too long ago
 */
export const exchangeAutoLogin = async (
  db: WriteDatabase,
  keys: KeyedTools,
  { hash, host, now }: { readonly hash: string; readonly host: string; readonly now: Date },
): Promise<number> => {
  const signed = keys.open(hash)
  const read = ticket.safeParse(signed === null ? null : JSON.parse(signed))
  if (!read.success || read.data.h !== host || read.data.e <= now.getTime()) throw invalid()
  const { u: userId, n } = read.data
  const use = { purpose: 'auto_login', token: n, validMs: autoLoginSeconds * 2000 } as const
  if (!(await recordUse(db, use, now)) || !(await findUser(db, userId))) throw invalid()
  return userId
}

const invalid = () => new CallError('auto_login_invalid')
