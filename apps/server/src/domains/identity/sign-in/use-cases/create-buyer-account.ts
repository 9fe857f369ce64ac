import type { Locale } from '@lectern/contract/kernel/locales'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { findUser, findUserByEmail } from '../../users.repository.ts'
import { findSignInMethods, insertPerson } from '../people.repository.ts'
import { takesCode } from '../rules/sign-in-methods.ts'
import { issueToken } from '../one-time.ts'

/** Who bought something, as they gave it. */
export interface Buyer {
  readonly email: string
  readonly name: string
  readonly phone: string | null
  readonly language: Locale
}

/**
 * The account of an e-mail; where there is none, one without a password arises, whose address is not proven yet.
 *
 * @returns its number
 */
export const createBuyerAccount = async (tx: Transaction, buyer: Buyer, now: Date): Promise<number> => {
  const known = await findUserByEmail(tx, buyer.email)
  if (known) return known.id
  const made = await insertPerson(tx, buyer, now)
  if (made !== null) return made
  // Somebody registered with the same e-mail at this moment: the insert has waited for them.
  const other = await findUserByEmail(tx, buyer.email)
  if (!other) throw new Error('The account of the buyer was not made.')
  return other.id
}

const entranceMs = 7 * 24 * 60 * 60 * 1000

/**
 * A token for a letter to an address, which signs in once within seven days and proves the address. Null where the address is not that of
 * the account any more, or the account lets in by password alone: such a letter would be a way in that its owner closed.
 */
export const issueEntrance = async (
  tx: Transaction,
  { userId, email }: { readonly userId: number; readonly email: string },
  now: Date,
): Promise<string | null> => {
  const ways = await findSignInMethods(tx, userId)
  if (ways === null || !takesCode(ways) || (await findUser(tx, userId))?.email !== email) return null
  return issueToken(tx, { purpose: 'login_link', userId, validMs: entranceMs }, now)
}
