import { isLocale } from '@lectern/contract/kernel/locales'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { newToken, hashToken } from '../../../platform/sign-in/tokens.ts'
import {
  type FirstOwner,
  registerPerson,
  replaceInvitation,
  type StartedSession,
  consumeInvitation,
} from '../../identity/index.ts'
import { freeAddress } from './create-school.ts'
import { openSchool } from './open-school.ts'

const validMs = 24 * 60 * 60 * 1000
const unnamed = 'My school'

/** Makes a new invitation to open the first school: one use, one day, kept as a hash only. An earlier one ends. */
export const renewInvitation = async (tx: Transaction, now: Date): Promise<string> => {
  const invitation = newToken()
  const expiresAt = new Date(now.getTime() + validMs)
  await replaceInvitation(tx, { hash: hashToken(invitation), expiresAt }, now)
  return invitation
}

/**
 * Opens an account and, with it, the first school: both or neither, so that a refused sign-up leaves the invitation as
 * it was.
 *
 * @throws CallError invite_invalid, email_taken
 */
export const claimFirstSchool = async (
  tx: Transaction,
  { invitation, schoolName = unnamed, person, origin, now }: FirstOwner,
): Promise<StartedSession> => {
  if (!(await consumeInvitation(tx, hashToken(invitation), now))) {
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
  await openSchool(tx, school, now)
  return session
}
