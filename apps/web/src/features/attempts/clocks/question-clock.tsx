import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { ClockFace } from './attempt-clock.tsx'

export { AttemptClock } from './attempt-clock.tsx'
export { WithheldQuestion } from './withheld-question.tsx'

interface QuestionClockProps {
  item: AttemptQuestion
  isLast: boolean
  /** The time of the question has just ended. */
  onTimeUp: () => void
  /** To the next question, or the end. */
  onGoOn: () => void
}

/** Seconds that are left of a question's clock, followed on a clock that no change of the device's time moves. */
const useSecondsLeft = (left: number): number => {
  const [from] = useState(() => ({ left, at: performance.now() }))
  const [now, setNow] = useState(from.at)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, from.left - Math.max(0, Math.floor((now - from.at) / 1000)))
}

/** The clock of the question on the screen, and the way on when it has run out (document 002 §8). */
export const QuestionClock = ({ item, isLast, onTimeUp, onGoOn }: QuestionClockProps) => {
  const { t } = useTexts()
  const left = useSecondsLeft(item.left_time_in_seconds ?? 0)
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
  return <ClockFace seconds={left} isLeft label={t('quiz.question_time_left')} urgentFrom={10} />
}
