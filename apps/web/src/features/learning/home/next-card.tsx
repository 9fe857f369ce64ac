import type { HomeNext } from '@lectern/contract/learning/home/home'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseCover } from '../../courses/index.ts'
import styles from './home.module.css'

/** Where to go on: the one main thing of the page. */
export const NextCard = ({ next }: { next: HomeNext }) => {
  const { t } = useTexts()
  const { course, lesson, stopped, minutes_left: minutes, practices_left: practices } = next
  const done = t('course.done_of', { count: next.lessons_done, total: next.lessons_count })
  const left = [
    stopped && stopped.section !== '' && t('home.stopped_at', { section: stopped.section }),
    minutes > 0 && t('home.left_minutes', { count: minutes }),
    practices > 0 && t('home.left_practices', { count: practices }),
  ].filter((part) => part !== false && part !== null)
  return (
    <section className={styles.next} aria-label={t('home.go_on_title')}>
      <div className={styles.nextCover}>
        <CourseCover title={course.title} cover={course.cover} />
      </div>
      <div className={styles.nextWords}>
        <p className={styles.over}>
          <Link href={course.link}>{course.title}</Link>
        </p>
        <h2 className={styles.nextTitle}>{lesson.title}</h2>
        {left.length > 0 && <p className={styles.left}>{left.join(' ')}</p>}
        <div className={styles.standing}>
          <ProgressBar label={done} text={done} value={next.lessons_done / next.lessons_count} />
        </div>
        <p className={styles.nextWay}>
          <Link href={next.link} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t(next.is_begun || next.lessons_done > 0 ? 'course.go_on' : 'course.start_learning')}
          </Link>
        </p>
      </div>
    </section>
  )
}
