import type { Attempt } from '@lectern/contract/attempts/attempt'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { clockFace, longTime, toldMinutes } from './clock-text.ts'
import { useAttemptClock } from './use-attempt-clock.ts'
import styles from './attempt-clock.module.css'

interface ClockFaceProps {
  seconds: number
  /** Runs down; else up. */
  isLeft: boolean
  label: string
  /** In a narrow bar the time alone is shown. */
  isCompact?: boolean | undefined
  /** From so many seconds on it stands out. */
  urgentFrom?: number | undefined
}

/** One line of time; at its end it stands out by weight, edge and colour. */
export const ClockFace = ({ seconds, isLeft, label, isCompact, urgentFrom = 60 }: ClockFaceProps) => {
  const { t } = useTexts()
  const long = longTime(seconds)
  const minutes = isLeft ? toldMinutes(seconds) : undefined
  return (
    <span
      role="timer"
      aria-label={label}
      className={styles.clock}
      data-urgent={isLeft && seconds <= urgentFrom}
    >
      <span className={styles.label} data-compact={isCompact} aria-hidden="true">
        {label}
      </span>
      <span>{long ? t('quiz.clock_days', long) : clockFace(seconds)}</span>
      <VisuallyHidden role="status">
        {minutes === undefined ? '' : t('quiz.clock_minutes_left', { minutes })}
      </VisuallyHidden>
    </span>
  )
}

/** The clock of a running attempt by the time of the server: what is left, or what has passed. */
export const AttemptClock = ({ attempt, onTimeUp }: { attempt: Attempt; onTimeUp: () => void }) => {
  const { t } = useTexts()
  const { left, passed, added, isOver } = useAttemptClock(attempt.id, {
    left: attempt.left_time_in_seconds,
    passed: attempt.passed_time_in_seconds,
  })
  const end = useEffectEvent(onTimeUp)
  const hasRunOut = left === 0
  useEffect(() => {
    if (!hasRunOut) return
    let isLeft = false
    // Somebody may have given more time in the last moment.
    void isOver().then((confirmed) => confirmed && !isLeft && end())
    return () => {
      isLeft = true
    }
  }, [hasRunOut, isOver])
  if (left === null)
    return <ClockFace seconds={passed} isLeft={false} label={t('quiz.time_passed')} isCompact />
  return (
    <>
      <ClockFace seconds={left} isLeft label={t('quiz.time_left')} isCompact />
      <span role="status" className={styles.added}>
        {added > 0 && t('quiz.time_added', { minutes: Math.round(added / 60) })}
      </span>
    </>
  )
}
