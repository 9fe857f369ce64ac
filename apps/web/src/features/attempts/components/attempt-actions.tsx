import { Button } from '@lectern/ui/actions/button'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './attempt.module.css'
import { Receipt } from './receipt.tsx'

interface AttemptActionsProps {
  attempt: number
  storedAt: string | undefined
  /** Of the whole attempt, where it has one. */
  clock: ReactNode
  /** Absent where there is no question before, or nobody comes back to it. */
  onBack?: (() => void) | undefined
  /** Ends the attempt before the last question; absent where that is not allowed. */
  onFinishEarly?: (() => void) | undefined
  /** Takes all answers back; absent where that is not allowed. */
  onClear?: (() => void) | undefined
  isLast: boolean
  /** The finish is under way. */
  busy: boolean
}

/** The one thing to do next, other ways, the time, and where the answers are. At the bottom of the screen on a phone. */
export const AttemptActions = (props: AttemptActionsProps) => {
  const { attempt, storedAt, clock, onBack, onFinishEarly, onClear, isLast, busy } = props
  const { t } = useTexts()
  return (
    <div className={styles.actions}>
      <div className={styles.receipt}>
        {clock}
        <Receipt attempt={attempt} storedAt={storedAt} />
      </div>
      <div className={styles.buttons}>
        {onClear && (
          <Button variant="quiet" size="large" onClick={onClear}>
            {t('quiz.clear')}
          </Button>
        )}
        {onFinishEarly && !isLast && (
          <Button variant="quiet" size="large" onClick={onFinishEarly}>
            {t('quiz.finish_early')}
          </Button>
        )}
        {onBack && (
          <Button size="large" onClick={onBack}>
            {t('quiz.back')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="large" busy={busy} className={styles.main}>
          {t(isLast ? 'quiz.finish' : 'quiz.next')}
        </Button>
      </div>
    </div>
  )
}
