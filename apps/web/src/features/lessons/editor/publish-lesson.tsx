import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { LessonDraft } from './lesson-kind.ts'
import styles from './lesson-editor.module.css'

interface PublishLessonProps {
  kept: DraftDocument<LessonDraft> | undefined
  fields: LessonDraft
}

/** How far the lesson is told to learners, and the way to publish it or to take it back. */
export const PublishLesson = ({ kept, fields }: PublishLessonProps) => {
  const { t } = useTexts()
  const isPublished = fields.status_id === lessonStatus.published
  const turn = (status_id: LessonStatusId) => kept?.edit({ ...(kept.state()?.content ?? fields), status_id })
  const unpublish = () => {
    turn(lessonStatus.draft)
    toasts.show({
      title: t('lesson-editor.lesson_unpublished'),
      action: { label: t('create-course.undo'), onSelect: () => turn(lessonStatus.published) },
    })
  }
  const publish = () => {
    turn(lessonStatus.published)
    toasts.show({ tone: 'success', title: t('lesson-editor.lesson_published') })
  }
  return (
    <span className={styles.publish}>
      <StatusBadge status={fields.status_id} />
      {isPublished ? (
        <Button disabled={!kept} onClick={unpublish}>
          {t('create-course.lesson_unpublish')}
        </Button>
      ) : (
        <Button variant="primary" disabled={!kept} onClick={publish}>
          {t('create-course.lesson_publish')}
        </Button>
      )}
    </span>
  )
}
