import { Button } from '@lectern/ui/actions/button'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './attempt.module.css'
import { Receipt } from './receipt.tsx'

interface AttemptActionsProps {
  attempt: number
  storedAt: string | undefined
  /** Absent where there is no question before. */
  onBack?: (() => void) | undefined
  isLast: boolean
  /** The finish is under way. */
  busy: boolean
}

/** The one thing to do next, the way back, and where the answers are. At the bottom of the screen on a phone. */
export const AttemptActions = ({ attempt, storedAt, onBack, isLast, busy }: AttemptActionsProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.actions}>
      <div className={styles.receipt}>
        <Receipt attempt={attempt} storedAt={storedAt} />
      </div>
      <div className={styles.buttons}>
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
