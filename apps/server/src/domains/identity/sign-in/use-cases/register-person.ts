import type { Transaction } from '../../../../platform/database/pool.ts'
import { hashPassword } from '../../../../platform/sign-in/passwords.ts'
import { insertPerson, type NewPerson, savePasswordHash } from '../people.repository.ts'
import { beginSession, type SignInOrigin, type StartedSession } from '../../sessions/sessions.ts'

/** An account with a password; null when the e-mail has one. */
export const createPerson = async (
  tx: Transaction,
  { password, ...person }: NewPerson & { readonly password: string },
  now: Date,
): Promise<number | null> => {
  const hash = await hashPassword(password)
  const userId = await insertPerson(tx, person, now)
  if (userId !== null) await savePasswordHash(tx, userId, hash, now)
  return userId
}

/** Opens an account and signs in; null when the e-mail has an account. What `complete` refuses leaves no account. */
export const registerPerson = async (
  tx: Transaction,
  person: NewPerson & { readonly password: string },
  { origin, now, complete }: Registration,
): Promise<StartedSession | null> => {
  const userId = await createPerson(tx, person, now)
  if (userId === null) return null
  await complete?.(tx, userId)
  return beginSession(tx, { userId, method: 'register', origin, now })
}

export interface Registration {
  readonly origin: SignInOrigin
  readonly now: Date
  /** What else belongs to a new account. */
  readonly complete?: (tx: Transaction, userId: number) => Promise<void>
}
