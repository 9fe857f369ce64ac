import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import styles from './page-parts.module.css'

/** Stands in the place of a page's editor until that is here, as high as the window: what follows does not move. */
export const EditorWaits = () => (
  <div className={styles.waits}>
    <SkeletonText lines={8} />
  </div>
)
