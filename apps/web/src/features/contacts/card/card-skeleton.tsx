import { Skeleton } from '@lectern/ui/feedback/skeleton'
import styles from './card.module.css'

/** The rooms of a card that is on its way. */
export const CardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.tabsRoom}>
      <Skeleton width="60%" height="1.25rem" />
    </div>
    <div className={styles.columns}>
      {['person', 'middle', 'side'].map((column) => (
        <div key={column} className={column === 'person' ? styles.person : styles[column]}>
          {Array.from({ length: 8 }, (_row, at) => (
            <Skeleton key={at} height="1.5rem" width={at === 0 ? '70%' : undefined} />
          ))}
        </div>
      ))}
    </div>
  </div>
)
