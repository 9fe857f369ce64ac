import { createHash, randomBytes } from 'node:crypto'
import { passwordLength } from '@lectern/contract/accounts/people'
import { type Database, inTransaction, type Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { createSignIn, type SignInOrigin, type StartedSession } from '../../../platform/sign-in/sign-in.ts'
import { insertCabinet, insertMember } from '../accounts.repository.ts'
import * as tables from '../accounts.tables.ts'
import { replaceInvitation, takeInvitation } from '../first-school.repository.ts'

const validMs = 24 * 60 * 60 * 1000
const firstSchool = { name: 'My school', slug: 'my-school', timeZone: 'Europe/Kyiv' } as const

/** Makes a new invitation to open the first school: one use, one day, kept as a hash only. An earlier one ends. */
export const renewInvitation = async (tx: Transaction, now: Date): Promise<string> => {
  const invitation = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + validMs)
  await replaceInvitation(tx, { hash: hashOf(invitation), expiresAt }, now)
  return invitation
}

export interface FirstOwner {
  readonly invitation: string
  readonly person: { readonly name: string; readonly email: string; readonly password: string }
  readonly origin: SignInOrigin
  readonly now: Date
}

/**
 * Opens an account and, with it, the first school: both or neither, so that a refused sign-up leaves the invitation as
 * it was.
 *
 * @throws CallError invite_invalid, email_taken
 */
export const claimFirstSchool = (
  db: Database,
  { invitation, person, origin, now }: FirstOwner,
): Promise<StartedSession> =>
  inTransaction(db, async (tx) => {
    if (!(await takeInvitation(tx, hashOf(invitation), now))) {
      throw new CallError('invite_invalid', { fields: { invite: ['invite_invalid'] } })
    }
    const session = await createSignIn(tx, tables, passwordLength).register(person, origin)
    if (!session) throw new CallError('email_taken', { fields: { email: ['email_taken'] } })
    const { userId } = session
    const cabinetId = await insertCabinet(tx, { ...firstSchool, ownerId: userId, isPrimary: true }, now)
    await insertMember(tx, { cabinetId, userId, permissions: ['cabinet_root'] }, now)
    return session
  })

const hashOf = (invitation: string): string => createHash('sha256').update(invitation).digest('hex')
