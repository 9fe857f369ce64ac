import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './quiz-unit.module.css'

const options = ['one', 'two', 'three', 'four']

/** In the place of a question while it comes: its number, its text and its options. */
export const QuestionSkeleton = () => {
  const { t } = useTexts()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('common.loading')}>
      <div className={styles.skeletonLine}>
        <Skeleton width="28px" height="28px" radius="50%" />
        <Skeleton height="1.25rem" />
      </div>
      {options.map((option) => (
        <Skeleton key={option} height="48px" />
      ))}
    </div>
  )
}
