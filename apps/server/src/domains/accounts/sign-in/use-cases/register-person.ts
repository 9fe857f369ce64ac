import { inTransaction, type Connection, type Transaction } from '../../../../platform/database/pool.ts'
import { hashPassword } from '../../../../platform/sign-in/passwords.ts'
import { insertPerson, type NewPerson, savePasswordHash } from '../people.repository.ts'
import { beginSession, type SignInOrigin, type StartedSession } from '../sessions.ts'

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

/** Opens an account and signs in; null when the e-mail has an account. */
export const registerPerson = (
  db: Connection,
  person: NewPerson & { readonly password: string },
  { origin, now }: { readonly origin: SignInOrigin; readonly now: Date },
): Promise<StartedSession | null> =>
  inTransaction(db, async (tx) => {
    const userId = await createPerson(tx, person, now)
    return userId === null ? null : beginSession(tx, { userId, method: 'register', origin, now })
  })
