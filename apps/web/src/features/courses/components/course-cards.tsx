import { courseType } from '@lectern/contract/kernel/course-rights'
import type { PublicCourseCard } from '@lectern/contract/courses/course'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Badge } from '@lectern/ui/feedback/badge'
import { Card } from '@lectern/ui/layout/card'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { paths } from '../../../lib/routing/paths.ts'
import { useMoney, useTexts } from '../../../lib/texts/index.ts'
import { CourseCover } from '../cover/course-cover.tsx'
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
          <div className={styles.cardFacts}>
            {course.author && <CourseAuthor author={course.author} size={20} />}
            <Standing course={course} />
            <PriceWord course={course} />
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
      <CourseFacts course={course} />
    </p>
  )
}

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

/** What taking part costs, told to those who do not take part yet. */
export const PriceWord = ({
  course,
}: {
  course: Pick<PublicCourseCard, 'is_free' | 'price' | 'is_course_subscribed'>
}) => {
  const { t } = useTexts()
  const money = useMoney()
  const { is_free, price, is_course_subscribed } = course
  if (is_course_subscribed) return null
  if (is_free) return <p className={styles.free}>{t('course.free')}</p>
  if (price === null) return null
  const sum = money(price.amount, price.currency)
  return <p className={styles.free}>{price.is_from ? t('course.price_from', { sum }) : sum}</p>
}
