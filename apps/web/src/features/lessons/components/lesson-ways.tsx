import { Link } from '@lectern/ui/actions/link'
import { useTexts } from '../../../lib/texts/index.ts'
import { SectionLinks } from '../sections/lazy-sections.ts'
import { lessonLink, type NeighbourLesson, type PageLesson } from '../page-lesson.ts'
import styles from './lesson-page.module.css'

export type Neighbours = Pick<PageLesson, 'course' | 'previous' | 'next' | 'sections' | 'hasSections'>

interface ShortWayProps {
  to: NeighbourLesson | null
  course: PageLesson['course']
  label: string
}

const ShortWay = ({ to, course, label }: ShortWayProps) =>
  to && (
    <Link href={lessonLink(course, to.slug)} aria-label={`${label}: ${to.title}`}>
      {label}
    </Link>
  )

/** The ways to the lessons before and after this one at its head, and to its second section. */
export const ShortWays = ({ course, previous, next, sections, hasSections }: Neighbours) => {
  const { t } = useTexts()
  return (
    <div className={styles.shortWays}>
      <ShortWay to={previous} course={course} label={t('course.lesson_previous')} />
      <ShortWay to={next} course={course} label={t('course.lesson_next')} />
      {hasSections && <SectionLinks sections={sections} shown="head" />}
    </div>
  )
}
