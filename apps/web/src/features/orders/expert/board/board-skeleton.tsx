import { Skeleton } from '@lectern/ui/feedback/skeleton'
import styles from './board.module.css'

/** Cards of each column, by its name. */
const columns = { first: 3, second: 2, third: 3, fourth: 1, fifth: 2 }

/** The place of a board that is on its way. */
export const BoardSkeleton = () => (
  <div className={styles.frame} aria-hidden="true">
    <div className={styles.board}>
      {Object.entries(columns).map(([name, cards]) => (
        <div key={name} className={styles.column} data-chosen={name === 'first' || undefined}>
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
