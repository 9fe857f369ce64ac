import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Course } from '@lectern/contract/courses/course'
import type { Program } from '@lectern/contract/courses/program'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { Button } from '@lectern/ui/actions/button'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Icon } from '@lectern/ui/layout/icon'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { StatusBadge } from '../../../lessons/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { ShareCourse } from '../share-course.tsx'
import type { CourseActions } from '../use-course-actions.tsx'
import { PublishSheet, type SheetView } from './publish-sheet.tsx'
import styles from '../expert-courses.module.css'

interface PublishCourseProps {
  course: Course
  lessons: Program['lessons']
  actions: CourseActions
  /** What of the sheet stands open; null: it is shut. */
  sheet: SheetView | null
  onSheet: (view: SheetView | null) => void
}

/** Shows a course to learners by way of one sheet, then hands on its link; what else can be done with it is in its menu. */
export const PublishCourse = ({ course, lessons, actions, sheet, onSheet }: PublishCourseProps) => {
  const { t } = useTexts()
  const [sharing, setSharing] = useState(false)
  const kind = productKindOf(course.type_id)
  const isPublished = course.status_id === courseStatus.published
  const drafts = lessons.filter(({ status_id }) => status_id === lessonStatus.draft).length
  return (
    <span className={styles.publish}>
      <StatusBadge status={course.status_id} />
      <ShareCourse course={course} open={sharing} onClose={() => setSharing(false)} />
      {sheet && (
        <PublishSheet
          course={course.id}
          view={sheet}
          onClose={() => onSheet(null)}
          onPublished={() => {
            onSheet(null)
            setSharing(!isPublished)
          }}
        />
      )}
      {course.status_id === courseStatus.announced || isPublished ? (
        <Button
          icon={<Icon of={Share2} />}
          aria-label={t('courses.share')}
          title={t('courses.share')}
          onClick={() => setSharing(true)}
        >
          <span className={styles.shareWord}>{t('courses.share')}</span>
        </Button>
      ) : null}
      {(!isPublished || drafts > 0) && (
        <Button variant="primary" onClick={() => onSheet('publish')}>
          {isPublished
            ? t('courses.publish_drafts', { count: drafts })
            : t('courses.course_publish', { kind })}
        </Button>
      )}
      <MoreMenu
        label={t('courses.course_actions', { title: course.title })}
        entries={actions.pageEntriesOf(course)}
      />
    </span>
  )
}
