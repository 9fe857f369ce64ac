import type { ReadDatabase, Database } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import { addressKey, clearTries, countTry, uncountTry } from '../../../../platform/limits/limits.ts'
import { isPassword } from '../../../../platform/sign-in/passwords.ts'
import { hashToken } from '../../../../platform/sign-in/tokens.ts'
import { guessLimit, noteRefusedGuess } from '../failures.ts'
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

/** Wrong passwords that one address, or network, may try at any accounts. */
const addressLimit = { most: 100, windowMs: 15 * 60 * 1000 }

/**
 * The person to whom e-mail and password belong. After ten wrong tries for one account, known or not, it rests until a
 * quarter of an hour is over; so does an address that guesses at many. A device from which the person has signed in
 * before has a count of its own, so that nobody shuts the owner out by guessing.
 *
 * @throws CallError wrong_credentials (422), too_many_requests (429)
 */
export const checkPassword = async (
  db: Database,
  { email, password, origin, now }: PasswordAttempt,
): Promise<number> => {
  const { key, at } = await limitsOf(db, { email, origin })
  await countTry(db, at, now)
  const ways = await findSignInMethodsByEmail(db, email)
  const kept = ways && takesPassword(ways) ? ways.passwordHash : null
  if (ways && (await isPassword(kept, password))) {
    await clearTries(db, key)
    for (const limit of at) if (limit.key !== key) await uncountTry(db, limit.key)
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

const limitsOf = async (db: ReadDatabase, { email, origin }: Pick<PasswordAttempt, 'email' | 'origin'>) => {
  const { deviceKey, ip } = origin
  if (deviceKey !== null && (await isKnownDevice(db, email, hashToken(deviceKey)))) {
    const own = guessLimit('device', deviceKey)
    return { key: own.key, at: [own] }
  }
  const account = guessLimit('account', email)
  return { key: account.key, at: [account, { ...addressLimit, key: addressKey('passwords', ip) }] }
}
