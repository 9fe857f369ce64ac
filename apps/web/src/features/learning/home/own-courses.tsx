import type { HomeCourse } from '@lectern/contract/learning/home/home'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck } from 'lucide-react'
import { useDates, useTexts, type TextId } from '../../../lib/texts/index.ts'
import { CourseCover } from '../../courses/index.ts'
import styles from './home.module.css'

const stateTexts: Partial<Record<HomeCourse['state'], TextId>> = {
  frozen: 'home.state_frozen',
  expired: 'home.state_expired',
  waiting: 'home.state_waiting',
  pending: 'home.state_pending',
}

const OwnCourse = ({ course }: { course: HomeCourse }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const { state, finished_at: finishedAt, finished_link: finishedLink, ends_at: endsAt } = course
  const stateText = course.is_closed_by_school ? 'home.state_closed' : stateTexts[state]
  const done = t('course.done_of', { count: course.lessons_done, total: course.lessons_count })
  return (
    <article className={styles.course}>
      <div className={styles.courseCover}>
        <CourseCover title={course.title} cover={course.cover} />
      </div>
      <div className={styles.courseWords}>
        <h3 className={styles.courseTitle}>
          <Link href={course.link}>{course.title}</Link>
        </h3>
        {course.lessons_count > 0 && <ProgressBar label={done} value={course.progress_percent / 100} />}
        <p className={styles.courseFacts}>
          {stateText && <Badge>{t(stateText)}</Badge>}
          {finishedAt !== null && finishedLink !== null ? (
            <Link href={finishedLink} className={styles.finished}>
              <Icon of={CircleCheck} />
              {t('home.finished_on', { date: date(finishedAt) })}
            </Link>
          ) : (
            course.lessons_count > 0 && <span>{done}</span>
          )}
          {endsAt !== null && state === 'active' && (
            <span>{t('home.open_until', { date: date(endsAt) })}</span>
          )}
        </p>
      </div>
    </article>
  )
}

/** What the learner takes part in, each with how far they are. */
export const OwnCourses = ({ courses }: { courses: readonly HomeCourse[] }) => (
  <ul className={styles.mine}>
    {courses.map((course) => (
      <li key={course.product_id}>
        <OwnCourse course={course} />
      </li>
    ))}
  </ul>
)
