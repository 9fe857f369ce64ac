import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SignIn, SignInOrigin, StartedSession } from '../../../platform/sign-in/sign-in.ts'
import * as repository from '../accounts.repository.ts'

const windowMs = 15 * 60 * 1000
const mostFailures = 10

export interface SignInAttempt {
  readonly email: string
  readonly password: string
  readonly origin: SignInOrigin
  readonly now: Date
}

/**
 * Begins a session for e-mail and password. After ten wrong tries for one address, known or not, the address rests
 * until a quarter of an hour is over.
 *
 * @throws CallError wrong_credentials (422), too_many_requests (429)
 */
export const signInWithPassword = async (
  db: Database,
  signIn: SignIn,
  { email, password, origin, now }: SignInAttempt,
): Promise<StartedSession> => {
  const emailHash = createHash('sha256').update(email).digest('hex')
  const retryAfter = secondsToRest(await repository.findFailures(db, emailHash), now)
  if (retryAfter > 0) throw new CallError('too_many_requests', { retryAfter })
  const session = await signIn.signIn({ email, password }, origin)
  if (!session) {
    await repository.countFailure(db, emailHash, now, windowMs)
    throw new CallError('wrong_credentials')
  }
  await repository.clearFailures(db, emailHash)
  return session
}

const secondsToRest = (row: { failures: number; windowStartedAt: Date } | null, now: Date): number => {
  if (!row || row.failures < mostFailures) return 0
  return Math.ceil((row.windowStartedAt.getTime() + windowMs - now.getTime()) / 1000)
}
