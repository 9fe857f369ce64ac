import { Button } from '@lectern/ui/actions/button'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './attempt.module.css'
import { useStyledButton } from '../shown-style.ts'
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
  /** What the main button does: goes on, gives the answer for good, or ends the attempt. */
  main: 'next' | 'answer' | 'finish'
  /** The question on the screen has no answer yet. */
  isOpen: boolean
  /** The finish is under way. */
  busy: boolean
}

/** The one thing to do next, other ways, the time, and where the answers are. At the bottom of the screen on a phone. */
export const AttemptActions = (props: AttemptActionsProps) => {
  const { attempt, storedAt, clock, onBack, onFinishEarly, onClear, main, isOpen, busy } = props
  const { t } = useTexts()
  const styled = useStyledButton()
  return (
    <div className={styles.actions}>
      <div className={styles.receipt}>
        {clock}
        <Receipt attempt={attempt} storedAt={storedAt} />
      </div>
      <div className={styles.buttons}>
        {onClear && (
          <Button variant="quiet" size="large" onClick={onClear} {...styled('clear', t('quiz.clear'))} />
        )}
        {onFinishEarly && main !== 'finish' && (
          <Button
            variant="quiet"
            size="large"
            onClick={onFinishEarly}
            {...styled('finish', t('quiz.finish_early'), true)}
          />
        )}
        {onBack && <Button size="large" onClick={onBack} {...styled('back', t('quiz.back'))} />}
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={busy}
          className={styles.main}
          {...styled(main, t(main === 'finish' ? 'quiz.finish' : 'quiz.next'), main !== 'finish' && isOpen)}
        />
      </div>
    </div>
  )
}
