import { Button } from '@lectern/ui/actions/button'
import { useId } from 'react'
import { useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { useAttemptCounts } from '../attempt-counts.ts'
import styles from './ask-card.module.css'

export interface AskCardProps {
  attempt: number
}

/** To the place where comments on the attempt are written; its composer may still be on its way. */
const goToComposer = (attempt: number): void => {
  const talk = document.querySelector<HTMLElement>(`[data-talk-of="${attempt}"]`)
  talk?.scrollIntoView({ block: 'start' })
  const place = talk?.querySelector<HTMLElement>('textarea, [contenteditable="true"]') ?? talk
  place?.focus({ preventScroll: true })
}

/** Leads a learner who did not pass to the people who help; nothing where they may not write. */
export const AskCard = (props: AskCardProps) => {
  const hasTexts = useNeededTexts('comments')
  return hasTexts && <Ask {...props} />
}

/** The same once its words are there. */
export const Ask = ({ attempt }: AskCardProps) => {
  const { t } = useTexts()
  const id = useId()
  const { counts } = useAttemptCounts(attempt)
  if (!counts?.may_write || counts.is_team) return null
  return (
    <section className={styles.ask} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.title}>
          {t('comments.stuck')}
        </h3>
        <p className={styles.text}>{t('comments.stuck_text')}</p>
      </div>
      <Button size="large" onClick={() => goToComposer(attempt)}>
        {t('comments.ask')}
      </Button>
    </section>
  )
}
