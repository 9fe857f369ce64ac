import type { TopicConsent } from '@lectern/contract/contacts/consents/consents'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Circle, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { AnswersSheet } from './answers-sheet.tsx'
import { sourceWords } from './consent-words.ts'
import styles from './consents.module.css'
import { type NewAnswer, RecordAnswer } from './record-answer.tsx'

const icons = { granted: CircleCheck, withdrawn: CircleX, asked: CircleDashed, none: Circle } as const
const tones = { granted: 'success', withdrawn: 'danger', asked: undefined, none: undefined } as const

interface TopicRowProps {
  contactId: number
  topic: TopicConsent
  readOnly: boolean
}

/** What was said about one topic, from where that is known, and what the staff may write down. */
export const TopicRow = ({ contactId, topic, readOnly }: TopicRowProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [open, setOpen] = useState<NewAnswer | 'history'>()
  const state = topic.state ?? 'none'
  const last = topic.history.find((entry) => entry.state === topic.state)
  const close = () => setOpen(undefined)
  const named = t(`contacts.consent_topic_${topic.topic}`)
  return (
    <div className={styles.fact}>
      <span className={styles.picture} data-tone={tones[state]}>
        <Icon of={icons[state]} />
      </span>
      <div className={styles.words}>
        <p className={styles.said}>{t(`contacts.consent_is_${state}`, { topic: named })}</p>
        {last && <p>{sourceWords(last, { t, date })}</p>}
        {last?.note && <p>{t('contacts.history_title', { title: last.note })}</p>}
        {topic.is_theirs && <p>{t('contacts.consent_theirs')}</p>}
        <div className={styles.actions}>
          {!readOnly && <Answers topic={topic} onAnswer={setOpen} />}
          {topic.history.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => setOpen('history')}>
              {t('contacts.consent_history')}
            </Button>
          )}
        </div>
      </div>
      {open === 'history' && <AnswersSheet topic={topic} onClose={close} />}
      {(open === 'granted' || open === 'withdrawn') && (
        <RecordAnswer answer={open} {...{ contactId, topic }} onClose={close} />
      )}
    </div>
  )
}

interface AnswersProps extends Pick<TopicRowProps, 'topic'> {
  onAnswer: (answer: NewAnswer) => void
}

/** A no at any time; a yes where the person did not say no themselves. */
const Answers = ({ topic: { state, is_theirs: isTheirs }, onAnswer }: AnswersProps) => {
  const { t } = useTexts()
  return (
    <>
      {state !== 'withdrawn' && (
        <Button size="small" onClick={() => onAnswer('withdrawn')}>
          {t('contacts.consent_record_no')}
        </Button>
      )}
      {state !== 'granted' && !isTheirs && (
        <Button size="small" onClick={() => onAnswer('granted')}>
          {t('contacts.consent_record_yes')}
        </Button>
      )}
    </>
  )
}
