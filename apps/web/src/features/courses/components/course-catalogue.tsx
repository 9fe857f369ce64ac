import { useLoaderData } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { Card } from '@lectern/ui/card'
import { EmptyState } from '@lectern/ui/empty-state'
import { PageHeader } from '@lectern/ui/page-header'
import { paths } from '../../../lib/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './course-page.module.css'

/** The published courses of the school. */
export const CourseCatalogue = () => {
  const { t } = useTexts()
  const { courses } = useLoaderData({ from: '/_learner/courses/' })
  return (
    <div className={styles.page}>
      <PageHeader title={t('course.courses_title')} />
      {courses.length === 0 && (
        <EmptyState
          icon={BookOpen}
          title={t('course.courses_empty')}
          text={t('course.courses_empty_text')}
          framed
        />
      )}
      <ul className={styles.list}>
        {courses.map((course) => (
          <li key={course.id}>
            <Card title={course.title} href={paths.course(course.slug)} description={course.description}>
              <p className={styles.facts}>
                <span>{t('course.lessons_count', { count: course.lessons_count })}</span>
                {course.progress !== null && (
                  <span>{t('course.progress', { percent: course.progress })}</span>
                )}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
