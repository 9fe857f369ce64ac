import type {
  ConsentState,
  ConsentSource,
  ConsentTopic,
} from '@lectern/contract/contacts/consents/consent-kinds'
import { isOfPerson } from '@lectern/contract/contacts/consents/consent-kinds'
import { consentGranted, consentWithdrawn } from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { LockedContact } from '../contact-changes.repository.ts'
import { recordContact } from '../record-contact.ts'
import { addConsent, lastConsents } from './consents.repository.ts'

interface SaidConsent {
  readonly topic: ConsentTopic
  readonly state: Exclude<ConsentState, 'asked'>
  readonly source: ConsentSource
  /** Who of the staff wrote it down. */
  readonly by: number | null
  readonly note: string | null
  readonly now: Date
}

/**
 * Writes down what a person said, on a contact that is locked. A no of the staff beside a no changes nothing.
 *
 * @throws CallError consent_is_theirs where the staff would turn the person's own no into a yes
 */
export const recordConsent = async (
  tx: Transaction,
  { id: contactId, schoolId, userId }: LockedContact,
  { topic, state, source, by, note, now }: SaidConsent,
): Promise<void> => {
  const said = await lastConsents(tx, schoolId, [contactId])
  const last = said.find((each) => each.topic === topic)
  if (source === 'staff' && last?.state === 'withdrawn') {
    if (state === 'withdrawn') return
    if (isOfPerson(last.source)) throw new CallError('consent_is_theirs')
  }
  const proof = note === null || note === '' ? null : { note }
  await addConsent(tx, { schoolId, contactId, topic, state, source, byUserId: by, at: now, proof })
  if (last?.state === state) return
  const fact = state === 'granted' ? consentGranted : consentWithdrawn
  const details = { topic, ...(by === null ? {} : { by_id: by }) }
  await recordContact(tx, { schoolId, contactId, userId }, fact, { subjectId: null, details, at: now })
}
