import { Skeleton, SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './expert-pending.module.css'

const entries = [0, 1, 2, 3, 4, 5, 6, 7]

/** What stands in for the workbench until its frame is there: sidebar, top line and a page, each in its place. */
export const ExpertPending = () => {
  const { t } = useTexts()
  return (
    <div className={styles.shell} role="status" aria-label={t('common.loading')}>
      <div className={styles.side}>
        {entries.map((entry) => (
          <Skeleton key={entry} height="20px" />
        ))}
      </div>
      <div className={styles.bar}>
        <Skeleton width="10rem" />
      </div>
      <div className={styles.content}>
        <SkeletonText lines={6} />
      </div>
    </div>
  )
}
