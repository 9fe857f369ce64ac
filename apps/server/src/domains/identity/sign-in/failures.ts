import { networkOf } from '../../../platform/http/requests/address-masks.ts'
import { addressKey, clearTries, countTry, type Limit, limitKey } from '../../../platform/limits/limits.ts'
import type { WriteDatabase, Transaction } from '../../../platform/database/pool.ts'

const windowMs = 15 * 60 * 1000
const mostGuesses = 10

/** Ten guesses in a quarter of an hour at what one person, address or device is asked for. */
export const guessLimit = (what: string, of: string | number): Limit => ({
  key: limitKey(what, String(of)),
  most: mostGuesses,
  windowMs,
})

/**
 * Passwords that callers without a known device may try. One address reaches its own limit long before the account's, so
 * it cannot shut out the owner, who comes from another one; many addresses together still guess no more than 100 times
 * an hour.
 */
export const strangerLimits = (email: string, ip: string) => ({
  account: { key: limitKey('account', email), most: 100, windowMs: 60 * 60 * 1000 },
  accountFromAddress: { key: limitKey('account-from', `${email} ${networkOf(ip)}`), most: 20, windowMs },
  address: { key: addressKey('passwords', ip), most: 100, windowMs },
})

/** Starts the counts of an account again for one address: the caller has proved to be its owner by letter. */
export const clearStrangerTries = async (tx: Transaction, email: string, ip: string): Promise<void> => {
  const { account, accountFromAddress } = strangerLimits(email, ip)
  await clearTries(tx, account.key)
  await clearTries(tx, accountFromAddress.key)
}

/**
 * Has a guess judged that was counted before; a right one starts the count again.
 *
 * @throws CallError too_many_requests (429) while it rests after ten wrong ones
 */
export const checkGuess = async (
  db: WriteDatabase,
  limit: Limit,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  await countTry(db, [limit], now)
  if (!(await isRight())) return false
  await clearTries(db, limit.key)
  return true
}

const mostInteger = 2_147_483_647

/** Counts a refusal without a limit: a write for known and unknown accounts, so that both wait for the disk once. */
export const noteRefusedGuess = (tx: Transaction, what: string, of: string, now: Date): Promise<void> =>
  countTry(tx, [{ key: limitKey(`refused-${what}`, of), most: mostInteger, windowMs }], now)
