import type { Course } from '@lectern/contract/courses/course'
import { useTexts } from '../../../lib/texts/index.ts'
import { PictureField } from '../../lessons/index.ts'
import { CourseCover } from '../cover/course-cover.tsx'
import { useCourseChange } from './use-course-actions.tsx'

/** The cover of a course: a picture of its own, or the drawn one, which needs nothing. Kept as soon as it is chosen. */
export const CourseCoverField = ({ course }: { course: Course }) => {
  const { t } = useTexts()
  const { mutateAsync: save } = useCourseChange()
  return (
    <PictureField
      label={t('courses.course_cover')}
      url={course.cover.url}
      onUrl={(cover_url) => save({ id: course.id, change: { cover_url } })}
      instead={<CourseCover title={course.title} cover={course.cover} />}
    />
  )
}
