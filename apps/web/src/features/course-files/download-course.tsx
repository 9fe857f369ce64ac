import type { CourseCard } from '@lectern/contract/courses/course'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { buttonClass, Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import formStyles from '@lectern/ui/forms/form.module.css'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './course-files.module.css'

interface DownloadCourseProps {
  /** Nothing is asked without one. */
  course: Pick<CourseCard, 'id' | 'title' | 'type_id'> | undefined
  onClose: () => void
}

/** Asks what goes into the file of a course; the browser shows how far it is. */
export const DownloadCourse = ({ course, onClose }: DownloadCourseProps) => {
  const { t } = useTexts()
  const kind = course ? productKindOf(course.type_id) : 'course'
  const [withPeople, setWithPeople] = useState(false)
  return (
    <Dialog
      open={course !== undefined}
      onClose={onClose}
      title={t('courses.course_download', { kind })}
      description={course?.title}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('create-course.cancel')}</Button>
          <a
            className={buttonClass({ variant: 'primary' })}
            href={`/api/v1/courses/${course?.id ?? 0}/archive${withPeople ? '?with_progress=1' : ''}`}
            download=""
            onClick={onClose}
          >
            {t('courses.course_download_start')}
          </a>
        </>
      }
    >
      <div className={formStyles.form}>
        <p className={styles.said}>{t('courses.course_download_text', { kind })}</p>
        <Checkbox
          label={t('courses.course_download_people')}
          help={t('courses.course_download_people_help')}
          checked={withPeople}
          onChange={(event) => setWithPeople(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
