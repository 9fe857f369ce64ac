import type { contactFacts } from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { NewHappening } from '../../platform/facts/happening.ts'
import { record, recordEach, recordMany } from '../../platform/facts/record.ts'
import type { SchoolId } from '../../platform/school-id.ts'

export type ContactFact = (typeof contactFacts)[number]
type ContactHappening = Pick<NewHappening<ContactFact>, 'subjectId' | 'details' | 'at'>

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
  happening: ContactHappening,
): Promise<void> => record(tx, fact, { schoolId, ...personOf({ contactId, userId }), ...happening })

/** The same for several contacts of a school, in one statement. */
export const recordContacts = (
  tx: Transaction,
  schoolId: SchoolId,
  people: readonly Omit<RecordedContact, 'schoolId'>[],
  fact: ContactFact,
  happening: ContactHappening,
): Promise<void> => recordMany(tx, fact, { schoolId, people: people.map(personOf), ...happening })

const personOf = ({ contactId, userId }: Omit<RecordedContact, 'schoolId'>) => ({
  userId,
  ...(userId === null ? { contactId } : {}),
})

/** One thing that happened to one of several contacts of a school. */
export type ContactEvent = Omit<RecordedContact, 'schoolId'> & ContactHappening

/** The same for several contacts of a school, each with a subject of its own, in one statement. */
export const recordContactEvents = (
  tx: Transaction,
  schoolId: SchoolId,
  fact: ContactFact,
  events: readonly ContactEvent[],
): Promise<void> =>
  recordEach(
    tx,
    fact,
    events.map(({ contactId, userId, ...happening }) => ({
      schoolId,
      ...personOf({ contactId, userId }),
      ...happening,
    })),
  )
