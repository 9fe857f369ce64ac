import type { PublicCourse } from '@lectern/contract/courses/course'
import { Link } from '@lectern/ui/actions/link'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseCover } from '../cover/course-cover.tsx'
import styles from './course-page.module.css'
import { GoOnLink } from './go-on-link.tsx'

/** A course that the reader takes part in: how far they are, what comes next, and the way there. */
export const GoOnCard = ({ course }: { course: PublicCourse }) => {
  const { t } = useTexts()
  const { continue_link: link, progress } = course
  const isFinished = progress === 100
  const next = course.lessons.find((lesson) => lesson.link === link)
  return (
    <article className={styles.goOn}>
      <div className={styles.goOnCover}>
        <CourseCover title={course.title} cover={course.cover} />
      </div>
      <ProgressRing
        size={48}
        value={(progress ?? 0) / 100}
        label={t('course.progress', { percent: progress ?? 0 })}
      >
        <span className={styles.percent}>{progress ?? 0}%</span>
      </ProgressRing>
      <div className={styles.goOnWords}>
        <h3 className={styles.goOnTitle}>
          <Link href={paths.course(course.slug)}>{course.title}</Link>
        </h3>
        {isFinished && <p className={styles.nextUp}>{t('course.finished')}</p>}
        {next && !isFinished && <p className={styles.nextUp}>{t('course.next_up', { title: next.title })}</p>}
      </div>
      <GoOnLink course={course} />
    </article>
  )
}
