import type { LearnerProduct } from '@lectern/contract/courses/learners/learners.api'
import { Link } from '@lectern/ui/actions/link'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { AccessState } from '../participants/participant-columns.tsx'
import { wayToLearner } from './way-to-learner.ts'
import styles from './learners.module.css'

/** A product of a learner: how far they are, and their access. */
export const LearnerProductLine = ({ product, email }: { product: LearnerProduct; email: string }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const { title, state, frozen_until, started_at, ends_at, progress } = product
  const dates = { from: date(started_at), until: ends_at === null ? '' : date(ends_at) }
  const span = ends_at === null ? 'participants.access_from' : 'participants.access_from_until'
  return (
    <li className={styles.entry}>
      <span className={styles.named}>
        <Link href={wayToLearner(product, email)}>{title}</Link>
        {progress !== null && <span>{t('participants.percent', { percent: progress })}</span>}
      </span>
      <span className={styles.standing}>
        <AccessState state={state} frozen_until={frozen_until} />
        <span className={styles.muted}>{state === 'waiting' ? date(started_at) : t(span, dates)}</span>
      </span>
    </li>
  )
}
