import {
  type ConsentState,
  type ConsentTopic,
  consentTopics,
} from '@lectern/contract/contacts/consents/consent-kinds'
import type { ImportChange, ImportProblem } from '@lectern/contract/contacts/imports/contact-imports'
import type { ImportConsentOutcome } from '@lectern/contract/contacts/imports/import-consents'
import type { ReadRow } from './read-row.ts'
import type { WrittenConsent } from './written-consent.ts'

/** What is known of the consents of a person. */
export interface KnownConsents {
  /** The last thing that was said about each topic. */
  readonly said: Readonly<Partial<Record<ConsentTopic, ConsentState>>>
  /** The school never writes to the address, or the person complained. */
  readonly isKeptOut: boolean
}

/** What a row says of one topic, and what becomes of it. */
export interface WeighedConsent extends WrittenConsent {
  readonly topic: ConsentTopic
  readonly outcome: ImportConsentOutcome
}

/** A no is always taken. A yes never stands against a no, whoever said it, nor against an address that is kept out. */
const outcomeOf = (
  { state }: WrittenConsent,
  last: ConsentState | undefined,
  isKeptOut: boolean,
): ImportConsentOutcome => {
  if (state === 'withdrawn') return last === 'withdrawn' ? 'already' : 'withdrawn'
  if (last === 'withdrawn') return 'said_no'
  if (isKeptOut) return 'kept_out'
  return last === 'granted' ? 'already' : 'granted'
}

interface Account {
  readonly changes: ImportChange[]
  readonly problems: ImportProblem[]
}

/** What becomes of the consents of a row. */
export const weighConsents = (
  { consents }: ReadRow,
  known: KnownConsents | null,
  { changes, problems }: Account,
): WeighedConsent[] =>
  consentTopics.flatMap((topic) => {
    const written = consents[topic]
    if (written === undefined) return []
    const last = known?.said[topic]
    const outcome = outcomeOf(written, last, known?.isKeptOut === true)
    if (outcome === 'granted' || outcome === 'withdrawn')
      changes.push({ key: `consent.${topic}`, field_id: null, old: last ?? null, new: outcome })
    else if (outcome !== 'already')
      problems.push({ code: `consent_${outcome}`, column: null, value: topic, line: null })
    return [{ ...written, topic, outcome }]
  })
