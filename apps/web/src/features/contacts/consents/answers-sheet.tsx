import type { ConsentEntry, TopicConsent } from '@lectern/contract/contacts/consents/consents'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { sourceWords } from './consent-words.ts'
import styles from './consents.module.css'

interface AnswersSheetProps {
  topic: TopicConsent
  onClose: () => void
}

/** All that was said about a topic, with its proof, the latest first. */
export const AnswersSheet = ({ topic: { topic, history }, onClose }: AnswersSheetProps) => {
  const { t } = useTexts()
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('contacts.consent_history_title', { topic: t(`contacts.consent_topic_${topic}`) })}
      closeLabel={t('common.close')}
    >
      <ol className={styles.answers}>
        {history.map((entry) => (
          <Answer key={entry.id} entry={entry} />
        ))}
      </ol>
    </SideSheet>
  )
}

const Answer = ({ entry }: { entry: ConsentEntry }) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <li className={styles.answer}>
      <p className={styles.said}>{t(`contacts.consent_answer_${entry.state}`)}</p>
      <p>{sourceWords(entry, { t, date })}</p>
      {entry.text_version !== null && <p>{t('contacts.consent_words', { version: entry.text_version })}</p>}
      {entry.file !== null && entry.file.said_on !== null && (
        <p>{t('contacts.consent_said_on', { date: date(entry.file.said_on) })}</p>
      )}
      {entry.note !== null && <p>{t('contacts.history_title', { title: entry.note })}</p>}
    </li>
  )
}
