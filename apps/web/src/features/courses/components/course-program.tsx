import { useLoaderData } from '@tanstack/react-router'
import { Card } from '@lectern/ui/card'
import { PageHeader } from '@lectern/ui/page-header'
import { paths } from '../../../lib/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './course-page.module.css'

/** A course with the lessons of its program. */
export const CourseProgram = () => {
  const { t } = useTexts()
  const { course } = useLoaderData({ from: '/_learner/courses/$course/' })
  return (
    <div className={styles.page}>
      <PageHeader title={course.title} />
      <p className={styles.description}>{course.description}</p>
      <h2>{t('course.program')}</h2>
      <ol className={styles.list}>
        {course.lessons.map((lesson) => (
          <li key={lesson.id}>
            <Card title={lesson.title} href={paths.lesson(course.slug, lesson.slug)} />
          </li>
        ))}
      </ol>
    </div>
  )
}
