import { Skeleton } from '@lectern/ui/feedback/skeleton'
import styles from './board.module.css'

const columns = [3, 2, 3, 1, 2]

/** The place of a board that is on its way. */
export const BoardSkeleton = () => (
  <div className={styles.frame} aria-hidden="true">
    <div className={styles.board}>
      {columns.map((cards, at) => (
        <div key={at} className={styles.column} data-chosen={at === 0 || undefined}>
          <div className={styles.head}>
            <Skeleton width="60%" height="36px" />
          </div>
          <div className={styles.scroll}>
            <div className={styles.cards}>
              {Array.from({ length: cards }, (_card, place) => (
                <Skeleton key={place} height="148px" radius="var(--radius-card)" />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  </div>
)
