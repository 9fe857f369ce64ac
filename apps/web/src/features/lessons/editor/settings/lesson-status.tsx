import { lessonStatus, type LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { useTexts } from '../../../../lib/texts/index.ts'

const entries = [
  { id: lessonStatus.draft, label: 'create-course.status_draft', help: 'create-course.status_draft_help' },
  {
    id: lessonStatus.announced,
    label: 'create-course.status_announced',
    help: 'create-course.status_announced_help',
  },
  {
    id: lessonStatus.published,
    label: 'create-course.status_published',
    help: 'create-course.status_published_help',
  },
  {
    id: lessonStatus.archived,
    label: 'create-course.status_archived',
    help: 'create-course.status_archived_help',
  },
] as const

interface LessonStatusProps {
  value: LessonStatusId
  onValue: (value: LessonStatusId) => void
}

/** How far a lesson is told to learners (document 000 §3, `status_id`). */
export const LessonStatus = ({ value, onValue }: LessonStatusProps) => {
  const { t } = useTexts()
  return (
    <RadioGroup
      label={t('lesson-editor.lesson_status')}
      value={String(value)}
      onChange={(next) => {
        const chosen = entries.find(({ id }) => String(id) === next)
        if (chosen) onValue(chosen.id)
      }}
      options={entries.map(({ id, label, help }) => ({ value: String(id), label: t(label), help: t(help) }))}
    />
  )
}
