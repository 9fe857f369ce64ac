import { Link, useLoaderData, useParams } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/button'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './lesson-page.module.css'

interface Neighbour {
  title: string
  link: string
}

const NeighbourLink = ({ to, label }: { to: Neighbour | null; label: string }) =>
  to && (
    <Link to={to.link} className={buttonClass({ look: 'secondary', size: 'large' })} title={to.title}>
      {label}
    </Link>
  )

/** A lesson as its reader may see it. */
export const LessonPage = () => {
  const { t } = useTexts()
  const from = '/_learner/courses/$course/$lesson'
  const { course } = useParams({ from })
  const { lesson } = useLoaderData({ from })
  const { previous_lesson: previous, next_lesson: next } = lesson.paginate_info
  return (
    <div className={styles.page}>
      <header>
        <p className={styles.course}>
          <Link to="/courses/$course" params={{ course }}>
            {lesson.course.title}
          </Link>
        </p>
        <h1 className={styles.title}>{lesson.title}</h1>
      </header>
      {lesson.sections.map((section) => (
        <section key={section.id} aria-label={section.name || undefined}>
          {section.name && <h2>{section.name}</h2>}
        </section>
      ))}
      <nav className={styles.ways}>
        <NeighbourLink to={previous} label={t('course.lesson_previous')} />
        <NeighbourLink to={next} label={t('course.lesson_next')} />
      </nav>
    </div>
  )
}
