import { courseType } from '@lectern/contract/kernel/course-rights'
import type { PublicCourseCard } from '@lectern/contract/courses/course'
import { Badge } from '@lectern/ui/feedback/badge'
import { Card } from '@lectern/ui/layout/card'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseCover } from '../cover/course-cover.tsx'
import styles from './course-page.module.css'

/** Courses as cards; of those that the reader takes part in, how far they are. */
export const CourseCards = ({ courses, level }: { courses: readonly PublicCourseCard[]; level: 2 | 3 }) => {
  const { t } = useTexts()
  return (
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
            <p className={styles.facts}>
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
              <span>{t('course.lessons_count', { count: course.lessons_count })}</span>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
