import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { Badge } from '@lectern/ui/feedback/badge'
import { CircleCheck, CircleDashed, Hourglass, RotateCcw } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../components/attempt.module.css'

const marks = {
  correct: { tone: 'success', icon: CircleCheck },
  incorrect: { tone: 'warning', icon: RotateCcw },
  partial: { tone: 'warning', icon: CircleDashed },
  pending: { tone: 'warning', icon: Hourglass },
  answered: { tone: 'neutral', icon: CircleDashed },
  skipped: { tone: 'neutral', icon: CircleDashed },
  not_started: { tone: 'neutral', icon: CircleDashed },
} as const

/** Whether a question is right, and its points; nothing of one that was only to be read. */
export const ResultMark = ({ result }: Pick<AttemptQuestion, 'result'>) => {
  const { t, number } = useTexts()
  if (result.state === 'not_asked') return null
  const state = result.is_partly_right ? 'partial' : result.state
  const { tone, icon } = marks[state]
  return (
    <p className={styles.mark}>
      <Badge tone={tone} icon={icon}>
        {t(`quiz.result_${state}`)}
      </Badge>
      {/* Nobody has given points yet: none of them would read as a verdict. Without points there is no number. */}
      {state !== 'pending' && result.points !== null && (result.max_points ?? 0) > 0 && (
        <span className={styles.points}>
          {t('quiz.points_of', { points: number(result.points), max: number(result.max_points ?? 0) })}
        </span>
      )}
    </p>
  )
}
