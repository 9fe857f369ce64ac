import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { countBegun } from '../api.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { LessonDraft } from './lesson-kind.ts'
import styles from './lesson-editor.module.css'

interface PublishLessonProps {
  course: number
  lesson: number
  kept: Pick<DraftDocument<LessonDraft>, 'edit' | 'state'> | undefined
  fields: LessonDraft
}

/** How far the lesson is told to learners, and the way to publish it or to take it back. */
export const PublishLesson = ({ course, lesson, kept, fields }: PublishLessonProps) => {
  const { t } = useTexts()
  const [isAsked, setIsAsked] = useState(false)
  const isPublished = fields.status_id === lessonStatus.published
  const turn = (status_id: LessonStatusId) => kept?.edit({ ...(kept.state()?.content ?? fields), status_id })
  const unpublish = () => {
    setIsAsked(false)
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
    <>
      <span className={styles.publish}>
        <StatusBadge status={fields.status_id} />
        {isPublished ? (
          <Button disabled={!kept} onClick={() => setIsAsked(true)}>
            {t('create-course.lesson_unpublish')}
          </Button>
        ) : (
          <Button variant="primary" disabled={!kept} onClick={publish}>
            {t('create-course.lesson_publish')}
          </Button>
        )}
      </span>
      {isAsked && (
        <UnpublishLesson
          course={course}
          lesson={lesson}
          onClose={() => setIsAsked(false)}
          onConfirm={unpublish}
        />
      )}
    </>
  )
}

interface UnpublishLessonProps {
  course: number
  lesson: number
  onClose: () => void
  onConfirm: () => void
}

/** Says how many learners have begun a lesson, before it closes to them. */
const UnpublishLesson = ({ course, lesson, onClose, onConfirm }: UnpublishLessonProps) => {
  const { t } = useTexts()
  const counted = useQuery(
    queryFor(countBegun, { params: { course }, query: { lesson_ids: String(lesson) } }),
  )
  const count = counted.data?.data.learners
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lesson-editor.unpublish_title')}
      description={
        count === undefined
          ? t('lesson-editor.unpublish_uncounted')
          : t('lesson-editor.unpublish_text', { count })
      }
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('create-course.cancel')}</Button>
          <Button variant="primary" busy={counted.isLoading} onClick={onConfirm}>
            {t('create-course.lesson_unpublish')}
          </Button>
        </>
      }
    />
  )
}
