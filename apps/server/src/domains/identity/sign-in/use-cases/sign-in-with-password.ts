import type { ReadDatabase, Database } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import { clearTries, countTry, uncountTry } from '../../../../platform/limits/limits.ts'
import { isPassword } from '../../../../platform/sign-in/passwords.ts'
import { hashToken } from '../../../../platform/sign-in/tokens.ts'
import { guessLimit, noteRefusedGuess, strangerLimits } from '../failures.ts'
import { isKnownDevice } from '../../sessions/sessions.repository.ts'
import { findSignInMethodsByEmail } from '../people.repository.ts'
import { takesPassword } from '../rules/sign-in-methods.ts'
import { noteRefusal, type SignInOrigin } from '../../sessions/sessions.ts'

export interface PasswordAttempt {
  readonly email: string
  readonly password: string
  readonly origin: SignInOrigin
  readonly now: Date
}

/**
 * The person to whom e-mail and password belong. A device from which the person has signed in before has ten tries in a
 * quarter of an hour, whatever others try. Callers without such a device are counted for each address and account, for
 * the address and for the account, known or not: guessing from one address does not shut the owner out elsewhere.
 *
 * @throws CallError wrong_credentials (422), too_many_requests (429)
 */
export const checkPassword = async (
  db: Database,
  { email, password, origin, now }: PasswordAttempt,
): Promise<number> => {
  const { own, shared } = await limitsOf(db, { email, origin })
  await countTry(db, [...own, ...shared], now)
  const ways = await findSignInMethodsByEmail(db, email)
  const kept = ways && takesPassword(ways) ? ways.passwordHash : null
  if (ways && (await isPassword(kept, password))) {
    for (const { key } of own) await clearTries(db, key)
    for (const { key } of shared) await uncountTry(db, key)
    return ways.userId
  }
  if (!ways) await isPassword(null, password)
  // One commit for known and unknown addresses: the wait for the disk would tell them apart.
  await db.transaction(async (tx) => {
    await noteRefusedGuess(tx, 'password', email, now)
    const userId = ways?.userId ?? null
    await noteRefusal(tx, { userId, method: 'password', origin, now }, 'wrong_password')
  })
  throw new CallError('wrong_credentials')
}

/** `own` starts again with the right password; of what several accounts or callers share, the one try is taken back. */
const limitsOf = async (db: ReadDatabase, { email, origin }: Pick<PasswordAttempt, 'email' | 'origin'>) => {
  const { deviceKey, ip } = origin
  if (deviceKey !== null && (await isKnownDevice(db, email, hashToken(deviceKey))))
    return { own: [guessLimit('device', deviceKey)], shared: [] }
  const { account, accountFromAddress, address } = strangerLimits(email, ip)
  return { own: [account, accountFromAddress], shared: [address] }
}
