import type { Learner, LearnerProduct } from '@lectern/contract/courses/learners/learners.api'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Link } from '@lectern/ui/actions/link'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { AccessState } from '../participants/participant-columns.tsx'
import { wayToLearner } from './way-to-learner.ts'
import styles from './learners.module.css'

interface LearnerSheetProps {
  /** Closed without somebody. */
  learner: Learner | undefined
  onClose: () => void
}

/** A learner beside the list: since when, last visit, and each product with the way to their progress in it. */
export const LearnerSheet = ({ learner, onClose }: LearnerSheetProps) => {
  const { t } = useTexts()
  return (
    <SideSheet
      open={learner !== undefined}
      onClose={onClose}
      title={learner?.user.name}
      closeLabel={t('common.close')}
    >
      {learner && <LearnerDetails {...learner} />}
    </SideSheet>
  )
}

const LearnerDetails = ({ user, joined_at, last_visit_at, products }: Learner) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <div className={styles.sheet}>
      <div className={styles.facts}>
        <Avatar name={user.name} src={user.avatar_url} size={64} />
        <span className={styles.products}>
          <a href={`mailto:${user.email}`}>{user.email}</a>
          <span>{t('participants.learners_since', { date: date(joined_at) })}</span>
          <span>
            {last_visit_at === null
              ? t('participants.progress_never')
              : t('participants.progress_visited', { date: date(last_visit_at) })}
          </span>
        </span>
      </div>
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('participants.learners_products')}</h3>
        <ul className={styles.list}>
          {products.data.map((product) => (
            <Product key={product.product_id} product={product} email={user.email} />
          ))}
        </ul>
        {products.has_more && (
          <p className={styles.muted}>
            {t('participants.learners_products_cut', { count: products.data.length })}
          </p>
        )}
      </section>
    </div>
  )
}

const Product = ({ product, email }: { product: LearnerProduct; email: string }) => {
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
