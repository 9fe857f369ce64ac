import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { Course } from '@lectern/contract/courses/course'
import type { Program } from '@lectern/contract/courses/program'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Share2 } from 'lucide-react'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { StatusBadge } from '../../lessons/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ShareCourse } from './share-course.tsx'
import { courseAdvice } from './course-advice.ts'
import { statusSaid, useCourseChange } from './use-course-actions.tsx'
import styles from './expert-courses.module.css'

interface PublishCourseProps {
  course: Course
  lessons: Program['lessons']
}

/** Shows a course to learners, or takes it back. What is still missing is told as advice; it forbids nothing. */
export const PublishCourse = ({ course, lessons }: PublishCourseProps) => {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const [sharing, setSharing] = useState(false)
  const change = useCourseChange()
  const kind = productKindOf(course.type_id)
  const advice = courseAdvice(course, lessons)
  const isPublished = course.status_id === courseStatus.published
  const publish = (status_id: CourseStatusId) =>
    change.mutate(
      { id: course.id, change: { status_id } },
      {
        onSuccess: () => {
          setAsking(false)
          setSharing(status_id === courseStatus.published)
          toasts.show({
            tone: status_id === courseStatus.published ? 'success' : 'info',
            title: t(statusSaid[status_id], { kind }),
          })
        },
      },
    )
  return (
    <span className={styles.publish}>
      <StatusBadge status={course.status_id} />
      <ShareCourse course={course} open={sharing} onClose={() => setSharing(false)} />
      {course.status_id === courseStatus.announced || isPublished ? (
        <Button
          icon={<Icon of={Share2} />}
          aria-label={t('create-course.share')}
          title={t('create-course.share')}
          onClick={() => setSharing(true)}
        >
          <span className={styles.shareWord}>{t('create-course.share')}</span>
        </Button>
      ) : null}
      {isPublished ? (
        <Button busy={change.isPending} onClick={() => publish(courseStatus.draft)}>
          {t('create-course.course_unpublish', { kind })}
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={change.isPending}
          onClick={() => (advice.length > 0 ? setAsking(true) : publish(courseStatus.published))}
        >
          {t('create-course.course_publish', { kind })}
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
            <Button variant="primary" busy={change.isPending} onClick={() => publish(courseStatus.published)}>
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
