import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { Badge } from '@lectern/ui/feedback/badge'
import { CalendarClock, Lock } from 'lucide-react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { AttemptStatus } from '../components/attempt-status.tsx'

/** How a learner stands in a practice, in a word: its last attempt, or why it cannot be begun. */
export const PracticeState = ({ quiz }: { quiz: LearnerQuiz }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const { attempt, blocked_info: blocked, closed_info: closed } = quiz
  if (attempt) return <AttemptStatus attempt={attempt} />
  if (!closed.is_accessible && closed.access_date !== null)
    return <Badge icon={Lock}>{t('quiz.closed_at', { at: longMoment(closed.access_date) })}</Badge>
  if (blocked.is_accessible) return <Badge>{t('quiz.status_not_started')}</Badge>
  if (blocked.checkpoint_name !== null)
    return <Badge icon={Lock}>{`${t('quiz.opens_after')} ${blocked.checkpoint_name}`}</Badge>
  return (
    blocked.access_date !== null && (
      <Badge icon={CalendarClock}>{t('quiz.opens_at', { at: longMoment(blocked.access_date) })}</Badge>
    )
  )
}
