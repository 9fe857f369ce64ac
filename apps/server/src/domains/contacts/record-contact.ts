import type { contactFacts } from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { NewHappening } from '../../platform/facts/happening.ts'
import { record } from '../../platform/facts/record.ts'
import type { SchoolId } from '../../platform/school-id.ts'

type ContactFact = (typeof contactFacts)[number]

/** A contact as the record names them. */
export interface RecordedContact {
  readonly schoolId: SchoolId
  readonly contactId: number
  readonly userId: number | null
}

/** Writes a fact of a contact into the record: by the account where there is one, so that the history of a person is one. */
export const recordContact = (
  tx: Transaction,
  { schoolId, contactId, userId }: RecordedContact,
  fact: ContactFact,
  happening: Pick<NewHappening<ContactFact>, 'subjectId' | 'details' | 'at'>,
): Promise<void> =>
  record(tx, fact, { schoolId, userId, ...(userId === null ? { contactId } : {}), ...happening })
