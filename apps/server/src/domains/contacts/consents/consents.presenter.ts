import { isOfPerson } from '@lectern/contract/contacts/consents/consent-kinds'
import type { ConsentEntry, TopicConsent } from '@lectern/contract/contacts/consents/consents'
import type { ConsentRow } from './consents.repository.ts'

const fileOf = (proof: ConsentRow['proof']): ConsentEntry['file'] =>
  proof?.file === undefined || proof.line === undefined
    ? null
    : { name: proof.file, line: proof.line, said_on: proof.said_on ?? null }

const presentEntry = (row: ConsentRow): ConsentEntry => ({
  id: row.id,
  state: row.state,
  at: row.at.toISOString(),
  source: row.source,
  by: row.byId === null || row.byName === null ? null : { id: row.byId, name: row.byName },
  note: row.proof?.note ?? null,
  file: fileOf(row.proof),
  text_version: row.textVersion,
})

/** What was said about a topic, by all that it is known from; of the contact itself the last row counts. */
export const presentTopic = (
  topic: TopicConsent['topic'],
  contactId: number,
  rows: readonly ConsentRow[],
): TopicConsent => {
  const last = rows.find((row) => row.contactId === contactId)
  return {
    topic,
    state: last?.state ?? null,
    is_theirs: last !== undefined && last.state === 'withdrawn' && isOfPerson(last.source),
    history: rows.map(presentEntry),
  }
}
