import { useLoaderData } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { BookOpen } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { cataloguePath } from '../catalogue-search.ts'
import { CourseCards } from './course-cards.tsx'
import styles from './course-page.module.css'

/** The published courses of the school, those that the reader takes part in first. */
export const CourseCatalogue = () => {
  const { t } = useTexts()
  const { courses, meta } = useLoaderData({ from: '/_learner/courses/' })
  const own = courses.filter((course) => course.is_course_subscribed)
  const others = courses.filter((course) => !course.is_course_subscribed)
  return (
    <div className={styles.catalogue}>
      <h1 className={styles.courseTitle}>{t('course.courses_title')}</h1>
      {courses.length === 0 && (
        <EmptyState
          icon={BookOpen}
          title={t('course.courses_empty')}
          text={t('course.courses_empty_text')}
          framed
        />
      )}
      {own.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t('course.own_courses')}</h2>
          <CourseCards courses={own} level={3} />
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.part}>
          {own.length > 0 && <h2 className={styles.partTitle}>{t('course.other_courses')}</h2>}
          <CourseCards courses={others} level={own.length > 0 ? 3 : 2} />
        </section>
      )}
      {meta.last_page > 1 && <CataloguePages page={meta.current_page} last={meta.last_page} />}
    </div>
  )
}

const CataloguePages = ({ page, last }: { page: number; last: number }) => {
  const { t } = useTexts()
  return (
    <nav className={styles.ways} aria-label={t('course.catalogue_pages', { page, last })}>
      {page > 1 && (
        <Link href={cataloguePath(page - 1)} className={buttonClass({})}>
          {t('common.page_previous')}
        </Link>
      )}
      {page < last && (
        <Link href={cataloguePath(page + 1)} className={buttonClass({})}>
          {t('common.page_next')}
        </Link>
      )}
      <span className={styles.note}>{t('course.catalogue_pages', { page, last })}</span>
    </nav>
  )
}
