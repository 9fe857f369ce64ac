import { lessonStatus } from '@lectern/contract/lessons/lesson'
import { Badge } from '@lectern/ui/feedback/badge'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { LessonDraft } from './lesson-kind.ts'
import styles from './lesson-editor.module.css'

interface PublishLessonProps {
  kept: DraftDocument<LessonDraft> | undefined
  fields: LessonDraft
}

/** Draft or published, and the way to the other. */
export const PublishLesson = ({ kept, fields }: PublishLessonProps) => {
  const { t } = useTexts()
  const isPublished = fields.status_id === lessonStatus.published
  const turn = (published: boolean) => {
    const newest = kept?.state()?.content ?? fields
    kept?.edit({ ...newest, status_id: published ? lessonStatus.published : lessonStatus.draft })
  }
  const unpublish = () => {
    turn(false)
    toasts.show({
      title: t('create-course.lesson_unpublished'),
      action: { label: t('create-course.undo'), onSelect: () => turn(true) },
    })
  }
  const publish = () => {
    turn(true)
    toasts.show({ tone: 'success', title: t('create-course.lesson_published') })
  }
  return (
    <span className={styles.publish}>
      <Badge tone={isPublished ? 'success' : 'neutral'}>
        {t(isPublished ? 'create-course.status_published' : 'create-course.status_draft')}
      </Badge>
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
