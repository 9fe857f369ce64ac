import type {
  ContactImport,
  ImportChange,
  ImportedRow,
  ImportProblem,
} from '@lectern/contract/contacts/imports/contact-imports'
import { consentStates, consentTopics } from '@lectern/contract/contacts/consents/consent-kinds'
import { importKeys } from '@lectern/contract/contacts/imports/import-targets'
import { type ReaderTexts, useTexts } from '../../../lib/texts/index.ts'
import { useMaySeeFields } from '../bulk/export-contacts-dialog.tsx'
import { useOwnFields, useTitle } from '../bulk/own-field-fields.tsx'
import { keyTexts, reasonText } from './import-words.ts'
import styles from './imports.module.css'

interface RowWordsProps {
  row: ImportedRow
  imported: Pick<ContactImport, 'columns'>
}

/** Changes of a row that are named; the others are counted. */
const named = 4

/** What a row changes, the old value struck and the new one in green, and what of it is left out and why. */
export const RowWords = ({ row: { changes, problems }, imported }: RowWordsProps) => {
  const texts = useTexts()
  const nameOf = useChangeName()
  return (
    <span className={styles.changes}>
      {changes.slice(0, named).map((change, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- of one row, in the order of the server
        <span key={at} className={styles.change}>
          {nameOf(change)}: {change.old !== null && <del>{valueIn(change, change.old, texts)}</del>}{' '}
          {change.new === null ? (
            texts.t('contact-imports.cleared')
          ) : (
            <ins>{valueIn(change, change.new, texts)}</ins>
          )}
        </span>
      ))}
      {changes.length > named && (
        <span className={styles.change}>
          {texts.t('contact-imports.more_changes', { count: changes.length - named })}
        </span>
      )}
      {problems.map((problem, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- of one row, in the order of the server
        <span key={at} className={styles.problem}>
          {problemWords(problem, imported, texts)}
        </span>
      ))}
    </span>
  )
}

/** Of consents the words of the state. */
const valueIn = ({ key }: ImportChange, value: string, { t }: Pick<ReaderTexts, 't'>): string => {
  const state = topicOf(key) && consentStates.find((each) => each === value)
  return state === undefined ? value : t(`contacts.consent_answer_${state}`)
}

const topicOf = (key: string) => consentTopics.find((topic) => key === `consent.${topic}`)

const useChangeName = () => {
  const { t } = useTexts()
  const title = useTitle()
  const fields = useOwnFields(useMaySeeFields())
  return ({ key, field_id: fieldId }: ImportChange): string => {
    if (key === 'tag') return t('contacts.tag')
    const topic = topicOf(key)
    if (topic !== undefined) return t(`contacts.consent_topic_${topic}`)
    if (key === 'access') return t('contact-imports.access_change')
    const field = fields.find(({ id }) => id === fieldId)
    if (field) return title(field)
    const known = importKeys.find((each) => each === key)
    return t(known === undefined ? 'contact-imports.own_field' : keyTexts[known])
  }
}

const problemWords = (
  { code, column, value, line }: ImportProblem,
  { columns }: RowWordsProps['imported'],
  { t, number }: Pick<ReaderTexts, 't' | 'number'>,
): string => {
  const words = t(reasonText(code), { line: number(line ?? 0), value: value ?? '' })
  const header = column === null ? undefined : columns[column]?.header
  return header === undefined || header === ''
    ? words
    : t('contact-imports.problem_in', { column: header, problem: words })
}
