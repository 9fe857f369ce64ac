import type { CourseCard } from '@lectern/contract/courses/course'
import { Card } from '@lectern/ui/layout/card'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { StatusBadge } from '../../lessons/index.ts'
import { CourseCover } from '../cover/course-cover.tsx'
import type { CourseActions } from './use-course-actions.tsx'
import cardStyles from '@lectern/ui/lists/card-list.module.css'
import styles from './expert-courses.module.css'

interface CourseCardsProps {
  courses: readonly CourseCard[]
  actions: CourseActions
}

/** What can be done with one course, behind a button. */
export const CourseMenu = ({ course, actions }: { course: CourseCard; actions: CourseActions }) => {
  const { t } = useTexts()
  const label = t('courses.course_actions', { title: course.title })
  return <MoreMenu label={label} entries={actions.entriesOf(course)} />
}

/** The courses as cards. */
export const CourseCards = ({ courses, actions }: CourseCardsProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <ul className={cardStyles.cards}>
      {courses.map((course) => (
        <li key={course.id}>
          <Card
            level={2}
            title={course.title}
            cover={<CourseCover title={course.title} cover={course.cover} />}
            href={expertPaths.course(course.id)}
            actions={<CourseMenu course={course} actions={actions} />}
          >
            <div className={styles.facts}>
              <StatusBadge status={course.status_id} />
              <span>
                {t('courses.lessons_published', {
                  count: course.lessons_count,
                  published: course.published_lessons_count,
                })}
              </span>
              <span>{t('create-course.participants_count', { count: course.participants_count })}</span>
            </div>
            <p className={styles.changed}>{t('courses.changed', { date: date(course.updated_at) })}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
