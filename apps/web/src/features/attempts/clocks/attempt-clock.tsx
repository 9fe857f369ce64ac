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
}

/** One line of time; in its last minute it stands out by weight, edge and colour. */
export const ClockFace = ({ seconds, isLeft, label }: ClockFaceProps) => {
  const { t } = useTexts()
  const long = longTime(seconds)
  const minutes = isLeft ? toldMinutes(seconds) : undefined
  return (
    <span role="timer" aria-label={label} className={styles.clock} data-urgent={isLeft && seconds <= 60}>
      <span className={styles.label} aria-hidden="true">
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
  const { left, passed } = useAttemptClock(attempt.id, {
    left: attempt.left_time_in_seconds,
    passed: attempt.passed_time_in_seconds,
  })
  const end = useEffectEvent(onTimeUp)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return left === null ? (
    <ClockFace seconds={passed} isLeft={false} label={t('quiz.time_passed')} />
  ) : (
    <ClockFace seconds={left} isLeft label={t('quiz.time_left')} />
  )
}
