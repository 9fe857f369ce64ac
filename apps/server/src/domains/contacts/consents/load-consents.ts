import { consentTopics } from '@lectern/contract/contacts/consents/consent-kinds'
import type { ContactConsents } from '@lectern/contract/contacts/consents/consents'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import type { ListedContact } from '../contact-list.repository.ts'
import { listAbsorbed } from '../merging/absorbed.repository.ts'
import { listConsents } from './consents.repository.ts'
import { presentTopic } from './consents.presenter.ts'
import { hashOf } from './kept-out.ts'
import { findSuppressions } from './suppressions.repository.ts'

/** Whether a contact may be written to, and from where that is known. */
export const loadConsents = async (
  db: ReadDatabase,
  keys: KeyedTools,
  schoolId: SchoolId,
  contact: ListedContact,
): Promise<ContactConsents> => {
  const ids = [contact.id, ...(await listAbsorbed(db, schoolId, contact.id))]
  const topics = []
  for (const topic of consentTopics)
    topics.push(presentTopic(topic, contact.id, await listConsents(db, schoolId, ids, topic)))
  const kept = await keptSince(db, keys, schoolId, contact)
  return {
    letters: contact.letters,
    topics,
    address: {
      state: contact.addressState,
      suppressed: kept?.reason ?? null,
      suppressed_at: kept?.at.toISOString() ?? null,
      can_lift: kept?.reason === 'asked',
    },
  }
}

const keptSince = async (
  db: ReadDatabase,
  keys: KeyedTools,
  schoolId: SchoolId,
  { email }: ListedContact,
) => {
  if (email === null) return null
  const hash = hashOf(keys, schoolId, email)
  return (await findSuppressions(db, schoolId, [hash])).get(hash) ?? null
}
