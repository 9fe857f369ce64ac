import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import { Link } from '@lectern/ui/actions/link'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './lesson-page.module.css'

type Neighbour = PublicLesson['paginate_info']['next_lesson']

const Way = ({ to, label, side }: { to: Neighbour; label: string; side: 'back' | 'on' }) =>
  to && (
    <Link href={to.link} className={styles.way} data-side={side}>
      <span className={styles.wayLabel}>{label}</span>
      <span className={styles.wayTitle}>{to.title}</span>
    </Link>
  )

/** The lessons before and after this one. */
export const LessonWays = ({ paginate_info: { previous_lesson, next_lesson } }: PublicLesson) => {
  const { t } = useTexts()
  if (!previous_lesson && !next_lesson) return null
  return (
    <nav className={styles.ways} aria-label={t('course.neighbours')}>
      <Way to={previous_lesson} label={t('course.lesson_previous')} side="back" />
      <Way to={next_lesson} label={t('course.lesson_next')} side="on" />
    </nav>
  )
}
