import {
  type ConsentTopic,
  type ConsentState,
  consentTopics,
} from '@lectern/contract/contacts/consents/consent-kinds'
import { consentLimits } from '@lectern/contract/contacts/consents/consents'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { users } from '../../identity/index.ts'
import { contacts } from '../contacts.tables.ts'
import { contactConsents } from './consents.tables.ts'

/** A contact of a school. */
export interface ConsentPlace {
  readonly schoolId: SchoolId
  readonly contactId: number
}

const columns = {
  id: contactConsents.id,
  contactId: contactConsents.contactId,
  topic: contactConsents.topic,
  state: contactConsents.state,
  at: contactConsents.at,
  source: contactConsents.source,
  textVersion: contactConsents.textVersion,
  proof: contactConsents.proof,
}

/** What a contact, and those that became one with it, said about a topic: the latest first. */
export const listConsents = (
  db: ReadDatabase,
  schoolId: SchoolId,
  contactIds: readonly number[],
  topic: ConsentTopic,
) =>
  db
    .select({ ...columns, byId: users.id, byName: users.name })
    .from(contactConsents)
    .leftJoin(users, eq(users.id, contactConsents.byUserId))
    .where(
      and(
        eq(contactConsents.schoolId, schoolId),
        inArray(contactConsents.contactId, [...contactIds]),
        eq(contactConsents.topic, topic),
      ),
    )
    .orderBy(desc(contactConsents.id))
    .limit(consentLimits.history)
export type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number]

/** The last thing that contacts said about each topic; absent where one was never asked. */
export const lastConsents = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  contactIds: readonly number[],
): Promise<(typeof contactConsents.$inferSelect)[]> =>
  db
    .selectDistinctOn([contactConsents.contactId, contactConsents.topic], {
      ...columns,
      schoolId: contactConsents.schoolId,
      ip: contactConsents.ip,
      byUserId: contactConsents.byUserId,
    })
    .from(contactConsents)
    .where(and(eq(contactConsents.schoolId, schoolId), inArray(contactConsents.contactId, [...contactIds])))
    .orderBy(contactConsents.contactId, contactConsents.topic, desc(contactConsents.id))

/** Adds what was said; what the contact's own row says of letters follows. */
export const addConsent = async (
  tx: Transaction,
  consent: typeof contactConsents.$inferInsert & ConsentPlace,
): Promise<void> => {
  await tx.insert(contactConsents).values(consent)
  if (consent.topic === 'letters') await writeLetters(tx, consent, consent.state)
}

/** Adds what was said of several contacts of a school, in the same number of statements for any number of them. */
export const addConsents = async (
  tx: Transaction,
  schoolId: SchoolId,
  given: readonly (Omit<typeof contactConsents.$inferInsert, 'schoolId'> & ConsentMark)[],
): Promise<void> => {
  if (given.length === 0) return
  await tx.insert(contactConsents).values(given.map((each) => ({ ...each, schoolId })))
  const letters = given.filter(({ topic }) => topic === 'letters')
  for (const [state, group] of Map.groupBy(letters, (each) => each.state))
    await tx
      .update(contacts)
      .set({ lettersConsent: state })
      .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, idsOf(group))))
}

interface ConsentMark {
  readonly contactId: number
  readonly topic: ConsentTopic
  readonly state: ConsentState
}

const idsOf = (marks: readonly ConsentMark[]): number[] => marks.map(({ contactId }) => contactId)

/** Forgets what an import told of some contacts; what they said before, or since, counts. @returns of whom it had told what */
export const takeBackImported = async (
  tx: Transaction,
  schoolId: SchoolId,
  importId: number,
  contactIds: readonly number[],
): Promise<readonly Pick<ConsentRow, 'contactId' | 'topic'>[]> => {
  const taken = await tx
    .delete(contactConsents)
    .where(
      and(
        eq(contactConsents.schoolId, schoolId),
        inArray(contactConsents.contactId, [...contactIds]),
        sql`(${contactConsents.proof} ->> 'import_id')::bigint = ${importId}`,
      ),
    )
    .returning({ contactId: contactConsents.contactId, topic: contactConsents.topic })
  const last = sql`(select state from contact_consents said where said.contact_id = ${contacts.id}
    and said.topic = 'letters' order by said.id desc limit 1)`
  await tx
    .update(contacts)
    .set({ lettersConsent: last })
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...contactIds])))
  return taken
}

/** Writes what the row of a contact says of news and offers. */
export const writeLetters = async (
  tx: Transaction,
  { schoolId, contactId }: ConsentPlace,
  state: ConsentState | null,
): Promise<void> => {
  await tx
    .update(contacts)
    .set({ lettersConsent: state })
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, contactId)))
}

/** All that contacts said, in its order, to be sealed with them. */
export const readConsents = (tx: Transaction, contactIds: readonly number[]) =>
  tx
    .select({ ...columns, ip: contactConsents.ip, byUserId: contactConsents.byUserId })
    .from(contactConsents)
    .where(inArray(contactConsents.contactId, [...contactIds]))
    .orderBy(contactConsents.id)
    .limit(consentLimits.history * consentTopics.length * contactIds.length)

/** A consent as it is kept sealed. */
export interface KeptConsent {
  readonly id: number
  readonly topic: string
  readonly state: string
  readonly at: string
  readonly source: string
  readonly ip: string | null
  readonly textVersion: string | null
  readonly byUserId: number | null
  readonly proof: unknown
}

/** Gives a contact back what it said, in its order. */
export const restoreConsents = async (
  tx: Transaction,
  { schoolId, contactId }: ConsentPlace,
  kept: readonly KeptConsent[],
): Promise<void> => {
  if (kept.length === 0) return
  await tx.execute(sql`
    insert into contact_consents (school_id, contact_id, topic, state, at, source, ip, text_version, by_user_id, proof)
    select ${schoolId}, ${contactId}, topic, state, at, source, ip, "textVersion", users.id, proof
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given (id bigint, topic text, state text,
      at timestamptz, source text, ip text, "textVersion" text, "byUserId" bigint, proof jsonb)
    left join users on users.id = given."byUserId"
    order by given.id`)
}
