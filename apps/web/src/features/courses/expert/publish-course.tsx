import type { Course, Program } from '@lectern/contract/courses/course'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { courseAdvice } from './course-advice.ts'
import { CourseStatus } from './course-cards.tsx'
import { useCourseChange } from './use-course-actions.tsx'
import styles from './expert-courses.module.css'

interface PublishCourseProps {
  course: Course
  lessons: Program['lessons']
}

/** Shows a course to learners, or takes it back. What is still missing is told as advice; it forbids nothing. */
export const PublishCourse = ({ course, lessons }: PublishCourseProps) => {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const change = useCourseChange()
  const advice = courseAdvice(course, lessons)
  const publish = (is_published: boolean) =>
    change.mutate(
      { id: course.id, change: { is_published } },
      {
        onSuccess: () => {
          setAsking(false)
          toasts.show({
            tone: is_published ? 'success' : 'info',
            title: t(is_published ? 'create-course.course_published' : 'create-course.course_unpublished'),
          })
        },
      },
    )
  return (
    <span className={styles.publish}>
      <CourseStatus isPublished={course.is_published} />
      {course.is_published ? (
        <Button busy={change.isPending} onClick={() => publish(false)}>
          {t('create-course.course_unpublish')}
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={change.isPending}
          onClick={() => (advice.length > 0 ? setAsking(true) : publish(true))}
        >
          {t('create-course.course_publish')}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('create-course.advice_title')}
        description={t('create-course.advice_text')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('create-course.advice_later')}</Button>
            <Button variant="primary" busy={change.isPending} onClick={() => publish(true)}>
              {t('create-course.advice_anyway')}
            </Button>
          </>
        }
      >
        <ul className={styles.advice}>
          {advice.map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ul>
      </Dialog>
    </span>
  )
}
