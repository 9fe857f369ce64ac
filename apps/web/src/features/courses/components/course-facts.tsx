import type { PublicCourseCard } from '@lectern/contract/courses/course'
import { Avatar } from '@lectern/ui/layout/avatar'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './course-facts.module.css'

type Told = Pick<PublicCourseCard, 'lessons_count' | 'practices_count' | 'reading_minutes'>

/** From here on hours are told: nobody plans a day by 137 minutes. */
const longReading = 90

/** How much there is to learn; what a course does not have is left out. */
export const CourseFacts = ({ course }: { course: Told }) => {
  const { t } = useTexts()
  const { lessons_count: lessons, practices_count: practices, reading_minutes: minutes } = course
  return (
    <>
      <span>{t('course.lessons_count', { count: lessons })}</span>
      {practices > 0 && <span>{t('course.practices_count', { count: practices })}</span>}
      {minutes > 0 && minutes < longReading && <span>{t('course.reading_minutes', { minutes })}</span>}
      {minutes >= longReading && (
        <span>{t('course.reading_hours', { hours: Math.round(minutes / 60) })}</span>
      )}
    </>
  )
}

/** Who made a course. */
export const CourseAuthor = ({
  author,
  size,
}: {
  author: NonNullable<PublicCourseCard['author']>
  size: 20 | 32
}) => (
  <p className={styles.author}>
    <Avatar name={author.name} src={author.avatar_url} size={size} />
    {author.name}
  </p>
)

/** That whoever comes takes part at no cost, told to those who do not take part yet. */
export const FreeWord = ({
  course,
}: {
  course: Pick<PublicCourseCard, 'is_free' | 'is_course_subscribed'>
}) => {
  const { t } = useTexts()
  if (!course.is_free || course.is_course_subscribed) return null
  return <p className={styles.free}>{t('course.free')}</p>
}
