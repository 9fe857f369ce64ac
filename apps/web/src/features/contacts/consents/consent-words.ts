import type { ConsentEntry } from '@lectern/contract/contacts/consents/consents'
import type { Dates, ReaderTexts } from '../../../lib/texts/index.ts'

type Reader = Pick<ReaderTexts & Dates, 't' | 'date'>

/** From where an answer is known: who told it, and when. */
export const sourceWords = ({ state, source, by, at, file }: ConsentEntry, { t, date }: Reader): string => {
  const told = { date: date(at) }
  if (state === 'asked') return t('contacts.consent_asked_at', told)
  if (source === 'import' && file !== null) {
    return t('contacts.consent_said_import', { ...told, file: file.name, line: file.line })
  }
  if (source === 'staff' && by !== null) return t('contacts.consent_by', { ...told, name: by.name })
  return t(`contacts.consent_said_${source}`, told)
}
