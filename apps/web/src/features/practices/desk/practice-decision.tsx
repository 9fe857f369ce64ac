import type { Attempt } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { StatusIcon } from '@lectern/ui/feedback/badge'
import { Kbd } from '@lectern/ui/layout/kbd'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useId } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { statusVariants } from '../attempt-badge.tsx'
import styles from '../practices.module.css'
import { decisions } from '../review/decisions.ts'
import type { Deciding } from '../review/use-decision.ts'

interface PracticeDecisionProps {
  attempt: Attempt
  deciding: Deciding
}

/** What somebody of the team decides of a finished attempt. */
export const PracticeDecision = ({ attempt, deciding }: PracticeDecisionProps) => {
  const { t } = useTexts()
  const help = useId()
  return (
    <section className={styles.decision} aria-label={t('practices.decide')} aria-describedby={help}>
      <VisuallyHidden id={help}>{t('practices.decide_help')}</VisuallyHidden>
      <div className={styles.ways}>
        {decisions.map(([status, text]) => (
          <Button
            key={status}
            aria-pressed={attempt.status_id === status}
            variant={attempt.status_id === status ? 'primary' : 'secondary'}
            icon={<StatusIcon status={statusVariants[status].variant} className={styles.way} />}
            busy={deciding.busy}
            onClick={() => deciding.run(status)}
          >
            {t(text)}
            <span className={styles.key} aria-hidden="true">
              <Kbd keys={[String(status)]} />
            </span>
          </Button>
        ))}
      </div>
      {deciding.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(deciding.error, t)}
        </Notice>
      )}
    </section>
  )
}
