import type { PublicCourse } from '@lectern/contract/courses/course'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { KeepCourse } from '../../lessons/index.ts'
import type { useIntendedStart } from '../use-start.ts'
import { ClosedWay } from './closed-way.tsx'
import styles from './course-page.module.css'
import { GoOnLink } from './go-on-link.tsx'
import { JoinButton } from './join-button.tsx'
import { OfferWays, WaitingWay } from './other-ways.tsx'

/** Where a participant is in the course, and the lesson to open next: another one, or after the last the first again. */
const OwnWay = ({ course }: { course: PublicCourse }) => {
  const { t } = useTexts()
  const { progress } = course
  const isFinished = progress === 100
  return (
    <>
      {progress !== null && (
        <ProgressBar
          label={t('course.progress', { percent: progress })}
          value={progress / 100}
          text={t('course.progress', { percent: progress })}
        />
      )}
      {isFinished && <p className={styles.note}>{t('course.finished_text')}</p>}
      <div className={styles.ways}>
        {course.finished_link !== null && (
          <Link href={course.finished_link} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('course.see_path')}
          </Link>
        )}
        <GoOnLink course={course} />
      </div>
    </>
  )
}

interface WaysProps {
  course: PublicCourse
  isSignedIn: boolean
  start: ReturnType<typeof useIntendedStart>
}

/** How a reader takes part in the course, or goes on in it. */
export const CourseWays = ({ course, isSignedIn, start }: WaysProps) => {
  const { t } = useTexts()
  if (course.is_closed_by_school) return <ClosedWay course={course} />
  if (course.is_course_subscribed || course.is_user_expert)
    return (
      <>
        <OwnWay course={course} />
        {!course.is_user_expert && <KeepCourse slug={course.slug} />}
        {course.is_user_expert && (
          <div className={styles.ways}>
            <Link href={expertPaths.course(course.id)} className={buttonClass({ size: 'large' })}>
              {t('course.edit_course')}
            </Link>
          </div>
        )}
      </>
    )
  if (!course.can_join)
    return (
      <>
        {course.offers.length === 0 && (
          <p className={styles.note}>
            {t(course.is_announced ? 'course.announced' : 'course.lock_added_by_school')}
          </p>
        )}
        <OfferWays course={course} />
        <WaitingWay course={course} isSignedIn={isSignedIn} />
      </>
    )
  return (
    <div className={styles.ways}>
      <JoinButton course={course.id} isSignedIn={isSignedIn} start={start} />
    </div>
  )
}
