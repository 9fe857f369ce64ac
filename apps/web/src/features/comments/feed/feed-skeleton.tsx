import { Skeleton } from '@lectern/ui/feedback/skeleton'
import commentStyles from '../comments.module.css'
import styles from './feed.module.css'

/** The place of comments that are on their way, in a comment's own measures. */
export const FeedSkeleton = ({ rows }: { rows: number }) => (
  <div className={styles.feed} aria-hidden="true">
    {Array.from({ length: rows }, (_, at) => (
      <div key={at} className={commentStyles.comment} data-place>
        <div className={commentStyles.head}>
          <Skeleton width="32px" height="32px" radius="50%" />
          <span className={commentStyles.who}>
            <Skeleton width="9rem" height="18px" />
            <Skeleton width="6rem" height="18px" />
          </span>
        </div>
        <Skeleton width="16rem" height="22px" />
        <Skeleton width="85%" height="24px" />
        <Skeleton width="10rem" height="44px" />
      </div>
    ))}
  </div>
)
