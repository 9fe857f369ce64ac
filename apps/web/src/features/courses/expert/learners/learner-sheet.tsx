import type { Learner } from '@lectern/contract/courses/learners/learners.api'
import { Avatar } from '@lectern/ui/layout/avatar'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { LearnerProductLine } from './learner-product-line.tsx'
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
            <LearnerProductLine key={product.product_id} product={product} email={user.email} />
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
