import { Skeleton } from '@lectern/ui/feedback/skeleton'
import styles from './figures.module.css'

/** Stands where numbers, plots and a table will stand. */
export const FiguresWaiting = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton height="7rem" radius="var(--radius-card)" />
    <Skeleton height="16rem" radius="var(--radius-card)" />
    <Skeleton height="20rem" radius="var(--radius-card)" />
  </div>
)
