import type { Transaction } from '../../../platform/database/pool.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import { errorCode } from '../../../platform/error-fields.ts'
import type { FollowPerson } from '../../identity/index.ts'
import {
  type LockedContact,
  lockContactsOf,
  writeContact,
  type WrittenContact,
} from '../contact-changes.repository.ts'
import { settleKeptOut } from '../consents/kept-out.ts'
import { recordChange } from './record-change.ts'

type PersonChange = Parameters<FollowPerson>[1]

const uniqueViolation = '23505'
/** Tries, when somebody adds a contact with the new e-mail at the same moment: the next try finds that contact. */
const maxTries = 3

/**
 * Brings the contacts of an account up to a change that its owner made. Only what the person changed is written: what the school
 * wrote on the contact stays until the person changes the same field later, and then the person's word counts.
 *
 * The e-mail belongs to the account: another contact of the school loses it, and nothing else.
 */
export const followPerson: FollowPerson = async (tx, person) => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inSavepoint(tx, () => follow(tx, person))
    } catch (error) {
      if (errorCode(error) !== uniqueViolation || tried === maxTries) throw error
    }
  }
}

const follow = async (tx: Transaction, { userId, change, now }: PersonChange): Promise<void> => {
  const locked = await lockContactsOf(tx, { userId, email: change.email })
  const own = locked.filter((contact) => contact.userId === userId)
  const others = locked.filter((contact) => contact.userId !== userId)
  for (const other of others) await write(tx, other, { email: null, addressState: 'unknown' }, now)
  for (const contact of own) {
    // What is known of an address goes with it.
    const former = others.find(({ schoolId }) => schoolId === contact.schoolId)
    const address = change.email === undefined ? {} : { addressState: former?.addressState ?? 'unknown' }
    await write(tx, contact, { ...change, ...address }, now)
  }
}

const write = async (
  tx: Transaction,
  before: LockedContact,
  change: WrittenContact,
  now: Date,
): Promise<void> => {
  const place = { schoolId: before.schoolId, contactId: before.id }
  await writeContact(tx, place, change, now)
  if (change.email !== undefined) {
    const { schoolId, contactId } = place
    await settleKeptOut(tx, { schoolId, contactIds: [contactId], cameThemselves: true, now })
  }
  await recordChange(tx, { ...place, now }, before)
}
