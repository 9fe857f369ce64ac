import type { CourseCard } from '@lectern/contract/courses/course'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useTexts } from '../../../../lib/texts/index.ts'

/** A change that closes a course to people who learn in it. */
export interface TakingBack {
  readonly course: CourseCard
  readonly to: typeof courseStatus.draft | typeof courseStatus.announced
}

const readByLearners = new Set<CourseStatusId>([courseStatus.published, courseStatus.archived])

/** What is asked before a course gets a status; null where the change closes nothing to anybody. */
export const takingBackOf = (course: CourseCard, to: CourseStatusId): TakingBack | null =>
  readByLearners.has(course.status_id) && (to === courseStatus.draft || to === courseStatus.announced)
    ? { course, to }
    : null

interface TakeBackProps {
  asked: TakingBack | undefined
  busy: boolean
  onClose: () => void
  onConfirm: (asked: TakingBack) => void
}

/** Says how many learners a course closes to, before it does. */
export const TakeBack = ({ asked, busy, onClose, onConfirm }: TakeBackProps) => {
  const { t } = useTexts()
  if (!asked) return null
  const { course, to } = asked
  const kind = productKindOf(course.type_id)
  const about = { count: course.participants_count, kind }
  const isDraft = to === courseStatus.draft
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isDraft ? 'courses.unpublish_title' : 'courses.announce_title', { kind })}
      description={t(isDraft ? 'courses.unpublish_text' : 'courses.announce_text', about)}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('create-course.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => onConfirm(asked)}>
            {isDraft ? t('courses.course_unpublish', { kind }) : t('courses.course_announce')}
          </Button>
        </>
      }
    />
  )
}
