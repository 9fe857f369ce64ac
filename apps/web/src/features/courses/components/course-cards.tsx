import { courseType } from '@lectern/contract/kernel/course-rights'
import type { PublicCourseCard } from '@lectern/contract/courses/course'
import { Badge } from '@lectern/ui/feedback/badge'
import { Card } from '@lectern/ui/layout/card'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseCover } from '../cover/course-cover.tsx'
import { CourseAuthor, CourseFacts, FreeWord } from './course-facts.tsx'
import factStyles from './course-facts.module.css'
import styles from './course-page.module.css'

/** Courses as cards; of those that the reader takes part in, how far they are. */
export const CourseCards = ({ courses, level }: { courses: readonly PublicCourseCard[]; level: 2 | 3 }) => (
  <ul className={styles.cards}>
    {courses.map((course) => (
      <li key={course.id}>
        <Card
          title={course.title}
          level={level}
          cover={<CourseCover title={course.title} cover={course.cover} />}
          href={paths.course(course.slug)}
          description={<span className={styles.clamp}>{course.description}</span>}
        >
          <div className={factStyles.card}>
            {course.author && <CourseAuthor author={course.author} size={20} />}
            <Standing course={course} />
            <FreeWord course={course} />
          </div>
        </Card>
      </li>
    ))}
  </ul>
)

/** How far the reader is, and how much there is. */
const Standing = ({ course }: { course: PublicCourseCard }) => {
  const { t } = useTexts()
  return (
    <p className={factStyles.facts}>
      {course.progress !== null && (
        <span className={styles.standing}>
          <ProgressRing
            value={course.progress / 100}
            label={t('course.progress', { percent: course.progress })}
          />
          <span>{t('course.progress', { percent: course.progress })}</span>
        </span>
      )}
      {course.type_id === courseType.marathon && <Badge>{t('course.marathon_word')}</Badge>}
      {course.is_announced && <Badge tone="info">{t('course.announced_short')}</Badge>}
      <CourseFacts course={course} />
    </p>
  )
}
