import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { Link } from '@lectern/ui/actions/link'
import { Countdown } from '@lectern/ui/feedback/countdown'
import { useEffect, useEffectEvent, useState } from 'react'
import { type TextId, useDates, useTexts } from '../../../lib/texts/index.ts'
import styles from './quiz-opening.module.css'

interface QuizOpeningProps {
  quiz: Pick<LearnerQuiz, 'blocked_info' | 'closed_info'>
  /** Over the time that is left until the opening. */
  opensIn: TextId
  /** The moment of the opening is there, or the closing: the page asks how it stands now. */
  onChange: () => void
}

/** While the server says that it is too early still, it is asked again after this, in milliseconds. */
const askAgain = 2000

/** When a practice opens, with what is left until then, and when it closes. */
export const QuizOpening = ({
  quiz: { blocked_info: blocked, closed_info: closed },
  opensIn,
  onChange,
}: QuizOpeningProps) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  if (!closed.is_accessible && closed.access_date !== null)
    return <p className={styles.text}>{t('quiz.closed_at', { at: longMoment(closed.access_date) })}</p>
  return (
    <div className={styles.opening}>
      {blocked.checkpoint_name !== null && (
        <p className={styles.text}>
          {t('quiz.opens_after')}{' '}
          {blocked.link === null ? (
            blocked.checkpoint_name
          ) : (
            <Link href={blocked.link}>{blocked.checkpoint_name}</Link>
          )}
        </p>
      )}
      {blocked.access_date !== null && (
        <Waiting
          key={blocked.access_date}
          at={blocked.access_date}
          left={blocked.left_time_in_seconds ?? 0}
          opensIn={opensIn}
          onChange={onChange}
        />
      )}
      {closed.access_date !== null && (
        <p className={styles.text}>{t('quiz.closes_at', { at: longMoment(closed.access_date) })}</p>
      )}
    </div>
  )
}

interface WaitingProps extends Pick<QuizOpeningProps, 'opensIn' | 'onChange'> {
  at: string
  left: number
}

/** What is left by the clock of the server, whatever that of the device says. */
const Waiting = ({ at, left, opensIn, onChange }: WaitingProps) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const [until, setUntil] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const ask = useEffectEvent(onChange)
  useEffect(() => {
    setUntil(new Date(Date.now() + left * 1000).toISOString())
    // oxlint-disable-next-line react/exhaustive-deps -- how much was left when the page came
  }, [])
  useEffect(() => {
    if (!isOver) return
    ask()
    const timer = setInterval(ask, askAgain)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <>
      <p className={styles.text}>{t('quiz.opens_at', { at: longMoment(at) })}</p>
      {until !== undefined && (
        <Countdown
          until={until}
          label={t(opensIn)}
          wordOf={(count, unit) => t(`quiz.unit_${unit}`, { count })}
          sentenceOf={(parts) =>
            t('quiz.opens_in_sentence', { days: parts.days, hours: parts.hours, minutes: parts.minutes })
          }
          overText={t('quiz.opens_now')}
          onEnd={() => setIsOver(true)}
        />
      )}
    </>
  )
}
