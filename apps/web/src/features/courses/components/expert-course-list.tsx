import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listCourseCards } from '../api/list-course-cards.ts'
import styles from './course-page.module.css'

/** The courses of the school, for those who make them. */
export const ExpertCourseList = () => {
  const { t } = useTexts()
  const { data: courses } = useSuspenseQuery(queryFor(listCourseCards, {})).data
  return (
    <div className={styles.page}>
      <h1>{t('course.courses_title')}</h1>
      <ul className={styles.list}>
        {courses.map((course) => (
          <li key={course.id}>
            {course.title} · {t('course.lessons_count', { count: course.lessons_count })}
          </li>
        ))}
      </ul>
    </div>
  )
}
