import type { Course } from '@lectern/contract/courses/course'
import { Switch } from '@lectern/ui/choices/switch'
import { NumberField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './expert-courses.module.css'

/** What is set for parts of the product that come later. */
export type LaterFields = Pick<Course, 'has_comments' | 'has_certificate' | 'certificate_percent'>

export const laterFieldsOf = ({
  has_comments,
  has_certificate,
  certificate_percent,
}: Course): LaterFields => ({
  has_comments,
  has_certificate,
  certificate_percent,
})

interface CourseLaterProps {
  fields: LaterFields
  write: (part: Partial<LaterFields>) => void
}

/** Comments and the certificate; each says since when it counts. */
export const CourseLater = ({ fields, write }: CourseLaterProps) => {
  const { t } = useTexts()
  return (
    <section className={styles.later} aria-labelledby="course-later">
      <h2 id="course-later" className={styles.laterTitle}>
        {t('create-course.course_later')}
      </h2>
      <Switch
        label={t('create-course.course_comments')}
        help={t('create-course.course_comments_help')}
        checked={fields.has_comments}
        onChange={(event) => write({ has_comments: event.currentTarget.checked })}
      />
      <Switch
        label={t('create-course.course_certificate')}
        help={t('create-course.course_certificate_help')}
        checked={fields.has_certificate}
        onChange={(event) => write({ has_certificate: event.currentTarget.checked })}
      />
      {fields.has_certificate && (
        <NumberField
          label={t('create-course.course_certificate_percent')}
          value={fields.certificate_percent}
          min={1}
          max={100}
          onValue={(certificate_percent) => write({ certificate_percent })}
        />
      )}
    </section>
  )
}
