import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useEffect, useRef } from 'react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import type { FilesUnderWay, WaitingStep } from '../answer-place.ts'
import styles from './attempt.module.css'

interface FilesNoticeProps {
  step: WaitingStep
  work: FilesUnderWay
  onCallOff: () => void
}

const texts = {
  recording: { next: 'quiz.recording_open_next', finish: 'quiz.recording_open_text' },
  stuck: { next: 'quiz.files_stuck_next', finish: 'quiz.files_stuck_text' },
  underWay: { next: 'quiz.files_wait_next', finish: 'quiz.files_wait_text' },
} as const satisfies Record<string, Record<WaitingStep, TextId>>

const titles = {
  recording: 'quiz.recording_open_title',
  stuck: 'quiz.files_stuck_title',
  underWay: 'quiz.files_wait_title',
} as const satisfies Record<keyof typeof texts, TextId>

const reasonOf = ({ recording, stuck }: FilesUnderWay): keyof typeof texts =>
  recording > 0 ? 'recording' : stuck > 0 ? 'stuck' : 'underWay'

/** The button was pressed where it sticks to the screen, questions away from here. */
const useSeen = () => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what ends the effect.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}

/** Why the way on waits for files; it goes on by itself when they are there. */
export const FilesNotice = ({ step, work, onCallOff }: FilesNoticeProps) => {
  const { t } = useTexts()
  const reason = reasonOf(work)
  const isUnderWay = reason === 'underWay'
  const place = useSeen()
  return (
    <div ref={place}>
      <Notice
        tone={isUnderWay ? 'info' : 'warning'}
        announce="politely"
        title={t(titles[reason])}
        actions={
          <Button onClick={onCallOff}>
            {t(step === 'next' ? 'quiz.stay_on_question' : 'quiz.keep_answering')}
          </Button>
        }
      >
        <div className={styles.waiting}>
          <p>{t(texts[reason][step], { count: work.stuck || work.underWay })}</p>
          {isUnderWay && <ProgressBar label={t('quiz.files_sent')} value={work.sent} />}
        </div>
      </Notice>
    </div>
  )
}
