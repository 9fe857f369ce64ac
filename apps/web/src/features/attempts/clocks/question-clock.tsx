import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { startQuestionTimer } from '../api.ts'
import { ClockFace } from './attempt-clock.tsx'

export { AttemptClock } from './attempt-clock.tsx'

interface QuestionClockProps {
  attempt: number
  item: AttemptQuestion
  isLast: boolean
  /** The time of the question has just ended. */
  onTimeUp: () => void
  /** To the next question, or the end. */
  onGoOn: () => void
}

/** Seconds of a question's clock, which its first showing starts on the server; null until it has answered. */
const useSecondsLeft = (attempt: number, { question, left_time_in_seconds }: AttemptQuestion) => {
  const [reading, setReading] = useState<{ left: number; at: number }>()
  const [now, setNow] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const take = (left: number) => {
      const at = performance.now()
      setReading({ left, at })
      setNow(at)
    }
    startQuestionTimer({ params: { attempt, question: question.id } }, { signal: leaving.signal }).then(
      ({ data }) => leaving.signal.aborted || take(data.left_time_in_seconds ?? 0),
      // The answer starts it on the server too.
      () => leaving.signal.aborted || take(left_time_in_seconds ?? question.timer_duration ?? 0),
    )
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each question that is shown
  }, [attempt, question.id])
  return reading ? Math.max(0, reading.left - Math.max(0, Math.floor((now - reading.at) / 1000))) : null
}

/** The clock of the question on the screen, and the way on when it has run out (document 002 §8). */
export const QuestionClock = ({ attempt, item, isLast, onTimeUp, onGoOn }: QuestionClockProps) => {
  const { t } = useTexts()
  const left = useSecondsLeft(attempt, item)
  const end = useEffectEvent(onTimeUp)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  if (isOver)
    return (
      <Notice
        tone="warning"
        announce="at-once"
        title={t('quiz.question_time_over')}
        actions={<Button onClick={onGoOn}>{t(isLast ? 'quiz.finish' : 'quiz.to_next_question')}</Button>}
      >
        {t('quiz.question_time_over_text')}
      </Notice>
    )
  return left === null ? null : (
    <ClockFace seconds={left} isLeft label={t('quiz.question_time_left')} urgentFrom={10} />
  )
}
