import { Link } from '@lectern/ui/actions/link'
import { useTexts } from '../../../lib/texts/index.ts'
import { lessonLink, type NeighbourLesson, type PageLesson } from '../page-lesson.ts'
import styles from './lesson-page.module.css'

interface WayProps {
  to: NeighbourLesson | null
  course: PageLesson['course']
  label: string
  side: 'back' | 'on'
}

const Way = ({ to, course, label, side }: WayProps) =>
  to && (
    <Link href={lessonLink(course, to.slug)} className={styles.way} data-side={side}>
      <span className={styles.wayLabel}>{label}: </span>
      <span className={styles.wayTitle}>{to.title}</span>
    </Link>
  )

/** The lessons before and after this one: below the text, or at its head in a course that offers none below. */
export const LessonWays = ({ course, previous, next }: Pick<PageLesson, 'course' | 'previous' | 'next'>) => {
  const { t } = useTexts()
  if (!previous && !next) return null
  return (
    <nav className={styles.ways} aria-label={t('course.neighbours')}>
      <Way to={previous} course={course} label={t('course.lesson_previous')} side="back" />
      <Way to={next} course={course} label={t('course.lesson_next')} side="on" />
    </nav>
  )
}
