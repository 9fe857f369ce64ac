import { Skeleton, SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import lesson from '../../features/lessons/components/lesson-page.module.css'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './page-pending.module.css'

const rows = [0, 1, 2, 3, 4, 5]

const Rows = ({ height }: { height: string }) => rows.map((row) => <Skeleton key={row} height={height} />)

const Heading = ({ width = '55%' }: { width?: string }) => <Skeleton width={width} height="2.25rem" />

const CoursePending = () => (
  <div className={styles.column}>
    <Heading />
    <SkeletonText lines={2} />
    <Skeleton width="11rem" height="48px" />
    <div className={styles.rows}>
      <Rows height="60px" />
    </div>
  </div>
)

const LessonPending = () => (
  <div className={lesson.page}>
    <div className={lesson.aside}>
      <div className={styles.rows}>
        <Rows height="36px" />
      </div>
    </div>
    <div className={lesson.column}>
      <div className={styles.crumb}>
        <Skeleton width="40%" />
      </div>
      <Heading width="80%" />
      <SkeletonText lines={5} />
      <SkeletonText lines={6} />
    </div>
  </div>
)

const QuizPending = () => (
  <div className={styles.column}>
    <Skeleton width="60%" />
    <Skeleton height="18rem" radius="var(--radius-dialog)" />
  </div>
)

const CardsPending = () => (
  <div className={styles.column}>
    <Heading />
    <div className={styles.cards}>
      <Rows height="9rem" />
    </div>
  </div>
)

const AccountPending = () => (
  <div className={styles.account}>
    <div className={styles.rows}>
      <Rows height="36px" />
    </div>
    <CardsPending />
  </div>
)

const TextPending = () => (
  <div className={styles.text}>
    <Heading />
    <SkeletonText lines={4} />
  </div>
)

/** A page's own shape, by its route; what is not named has the shape of a title and a text. */
const shapes: Readonly<Record<string, () => ReactNode>> = {
  '/_learner/': CardsPending,
  '/_learner/courses/': CardsPending,
  '/_learner/courses/$course/': CoursePending,
  '/_learner/courses/$course/$lesson': LessonPending,
  '/_learner/courses/$course/$lesson_/quizzes/$quiz': QuizPending,
  '/_learner/account/{-$page}': AccountPending,
}

const Pending = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts()
  return (
    <div role="status" aria-label={t('common.loading')}>
      {children}
    </div>
  )
}

/** What stands in for a page while it loads, in the layout of that page. */
export const PagePending = () => {
  const route = useMatch({ strict: false, select: (match) => match?.routeId })
  const Shape = shapes[route ?? ''] ?? TextPending
  return (
    <Pending>
      <Shape />
    </Pending>
  )
}

/** What stands in for a part of a page. */
export const PartPending = () => (
  <Pending>
    <TextPending />
  </Pending>
)
