import { createHash, randomBytes } from 'node:crypto'
import { isLocale } from '@lectern/contract/kernel/locales'
import { type Connection, inTransaction, type Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { replaceInvitation, takeInvitation } from '../first-school.repository.ts'
import type { NewPerson } from '../sign-in/people.repository.ts'
import type { SignInOrigin, StartedSession } from '../sign-in/sessions.ts'
import { registerPerson } from '../sign-in/use-cases/register-person.ts'
import { freeAddress } from '../schools/use-cases/create-cabinet.ts'
import { openCabinet } from '../schools/use-cases/open-cabinet.ts'

const validMs = 24 * 60 * 60 * 1000
const unnamed = 'My school'

/** Makes a new invitation to open the first school: one use, one day, kept as a hash only. An earlier one ends. */
export const renewInvitation = async (tx: Transaction, now: Date): Promise<string> => {
  const invitation = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + validMs)
  await replaceInvitation(tx, { hash: hashOf(invitation), expiresAt }, now)
  return invitation
}

export interface FirstOwner {
  readonly invitation: string
  /** As its owner wants to call it; it can be renamed at any time. */
  readonly schoolName: string | undefined
  readonly person: NewPerson & { readonly password: string }
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
  db: Connection,
  { invitation, schoolName = unnamed, person, origin, now }: FirstOwner,
): Promise<StartedSession> =>
  inTransaction(db, async (tx) => {
    if (!(await takeInvitation(tx, hashOf(invitation), now))) {
      throw new CallError('invite_invalid', { fields: { invite: ['invite_invalid'] } })
    }
    const session = await registerPerson(tx, person, { origin, now })
    if (!session) throw new CallError('email_taken', { fields: { email: ['email_taken'] } })
    const { userId } = session
    const slug = await freeAddress(tx, schoolName)
    const language = isLocale(person.language) ? { defaultLanguage: person.language } : {}
    const { timeZone = 'Europe/Kyiv' } = person
    const school = {
      name: schoolName,
      slug,
      ownerId: userId,
      isPrimary: true,
      timeZone,
      ...language,
      showsFirstSteps: true,
    }
    await openCabinet(tx, school, now)
    return session
  })

const hashOf = (invitation: string): string => createHash('sha256').update(invitation).digest('hex')
