import { type Connection, inTransaction } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import { isPassword } from '../../../../platform/sign-in/passwords.ts'
import { hashToken } from '../../../../platform/sign-in/tokens.ts'
import { clearFailures } from '../failures.repository.ts'
import { checkRest, noteFailure } from '../failures.ts'
import { findWaysByEmail } from '../people.repository.ts'
import { takesPassword } from '../rules/ways-in.ts'
import { noteRefusal, type SignInOrigin } from '../sessions.ts'

export interface PasswordAttempt {
  readonly email: string
  readonly password: string
  readonly origin: SignInOrigin
  readonly now: Date
}

/**
 * The person to whom e-mail and password belong. After ten wrong tries for one address, known or not, the address
 * rests until a quarter of an hour is over.
 *
 * @throws CallError wrong_credentials (422), too_many_requests (429)
 */
export const checkPassword = async (
  db: Connection,
  { email, password, origin, now }: PasswordAttempt,
): Promise<number> => {
  const key = hashToken(email)
  await checkRest(db, key, now)
  const ways = await findWaysByEmail(db, email)
  const kept = ways && takesPassword(ways) ? ways.passwordHash : null
  if (ways && (await isPassword(kept, password))) {
    await clearFailures(db, key)
    return ways.userId
  }
  if (!ways) await isPassword(null, password)
  // One commit for known and unknown addresses: the wait for the disk would tell them apart.
  await inTransaction(db, async (tx) => {
    await noteFailure(tx, key, now)
    const userId = ways?.userId ?? null
    await noteRefusal(tx, { userId, method: 'password', origin, now }, 'wrong_password')
  })
  throw new CallError('wrong_credentials')
}
