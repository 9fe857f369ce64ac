import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { Course } from '@lectern/contract/courses/course'
import type { Program } from '@lectern/contract/courses/program'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { StatusBadge } from '../../lessons/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseCheck } from './program/course-check.tsx'
import { ShareCourse } from './share-course.tsx'
import { statusSaid, useCourseChange } from './use-course-actions.tsx'
import styles from './expert-courses.module.css'

interface PublishCourseProps {
  course: Course
  lessons: Program['lessons']
  /** Whether the check of the course stands open. */
  checking: boolean
  onCheck: (open: boolean) => void
}

/** Shows a course to learners by way of its check, then hands on its link; or takes it back. */
export const PublishCourse = ({ course, lessons, checking, onCheck }: PublishCourseProps) => {
  const { t } = useTexts()
  const [sharing, setSharing] = useState(false)
  const change = useCourseChange()
  const kind = productKindOf(course.type_id)
  const isPublished = course.status_id === courseStatus.published
  const takeBack = () => {
    const status_id = courseStatus.draft
    change.mutate(
      { id: course.id, change: { status_id } },
      { onSuccess: () => toasts.show({ tone: 'info', title: t(statusSaid[status_id], { kind }) }) },
    )
  }
  return (
    <span className={styles.publish}>
      <StatusBadge status={course.status_id} />
      <ShareCourse course={course} open={sharing} onClose={() => setSharing(false)} />
      {checking && (
        <CourseCheck
          course={course}
          lessons={lessons}
          onClose={() => onCheck(false)}
          onPublished={() => {
            onCheck(false)
            setSharing(true)
          }}
        />
      )}
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
        <Button busy={change.isPending} onClick={takeBack}>
          {t('create-course.course_unpublish', { kind })}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => onCheck(true)}>
          {t('create-course.course_publish', { kind })}
        </Button>
      )}
    </span>
  )
}
