import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import { Badge } from '@lectern/ui/feedback/badge'
import type { ComponentProps } from 'react'
import { useTexts, type TextId } from '../../lib/texts/index.ts'

const looks: Readonly<Record<LessonStatusId, { text: TextId; tone: ComponentProps<typeof Badge>['tone'] }>> =
  {
    [lessonStatus.draft]: { text: 'create-course.status_draft', tone: 'neutral' },
    [lessonStatus.announced]: { text: 'create-course.status_announced', tone: 'info' },
    [lessonStatus.archived]: { text: 'create-course.status_archived', tone: 'neutral' },
    [lessonStatus.published]: { text: 'create-course.status_published', tone: 'success' },
  }

/** How far a lesson, or a course, is told to learners: both have the same statuses. */
export const StatusBadge = ({ status }: { status: LessonStatusId }) => {
  const { t } = useTexts()
  const { text, tone } = looks[status]
  return <Badge tone={tone}>{t(text)}</Badge>
}
