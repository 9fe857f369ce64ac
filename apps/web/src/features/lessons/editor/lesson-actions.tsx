import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import type { Present } from '@lectern/contract/lessons/live'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Copy, Download, Ellipsis, FileUp, History, SlidersHorizontal, Trash2 } from 'lucide-react'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { heldEntries, LearnerPageLink } from '../../../frame/expert/index.ts'
import type { HeldLessonWork } from './held-edits/use-held-lesson.ts'
import type { LessonDialog } from './lesson-dialogs.tsx'
import type { LessonDraft } from './lesson-kind.ts'
import { PresentPeople } from './live/present-people.tsx'
import { PublishLesson } from './publish-lesson.tsx'

interface LessonActionsProps {
  /** Others who have the lesson open. */
  people: readonly Present[]
  lesson: Pick<Lesson, 'id' | 'course_id' | 'link'>
  kept: DraftDocument<LessonDraft> | undefined
  fields: LessonDraft
  held: HeldLessonWork
  openDialog: (dialog: LessonDialog) => void
}

/** What stands at the right of the lesson's top line. */
export const LessonActions = ({ people, lesson, kept, fields, held, openDialog }: LessonActionsProps) => {
  const { t } = useTexts()
  return (
    <>
      <PresentPeople people={people} label={t('lesson-editor.people_in_lesson')} />
      <LearnerPageLink href={lesson.link} label={t('create-course.view_lesson')} />
      <IconButton
        variant="secondary"
        icon={History}
        label={t('lesson-editor.lesson_versions')}
        tipSide="below"
        onClick={() => openDialog('versions')}
      />
      <IconButton
        variant="secondary"
        icon={SlidersHorizontal}
        label={t('lesson-editor.lesson_settings')}
        word={t('lesson-editor.lesson_settings_word')}
        tipSide="below"
        onClick={() => openDialog('settings')}
      />
      <LessonMenu fields={fields} held={held} openDialog={openDialog} />
      <PublishLesson course={lesson.course_id} lesson={lesson.id} kept={kept} fields={fields} />
    </>
  )
}

const LessonMenu = ({
  fields,
  held,
  openDialog,
}: Pick<LessonActionsProps, 'fields' | 'held' | 'openDialog'>) => {
  const { t } = useTexts()
  const label = t('create-course.lesson_actions', { title: fields.title })
  // Of a draft nobody reads anything: there is nothing to hold.
  const isRead = fields.status_id === lessonStatus.published || held.held !== undefined
  return (
    <Menu
      label={label}
      align="end"
      entries={[
        ...(isRead ? heldEntries(held, t) : []),
        {
          kind: 'action',
          label: t('create-course.copy_content'),
          icon: Copy,
          onSelect: () => openDialog('copy'),
        },
        {
          kind: 'action',
          label: t('lesson-editor.lesson_import'),
          icon: FileUp,
          onSelect: () => openDialog('import'),
        },
        {
          kind: 'action',
          label: t('lesson-editor.lesson_export'),
          icon: Download,
          onSelect: () => openDialog('export'),
        },
        {
          kind: 'action',
          label: t('create-course.trash'),
          icon: Trash2,
          onSelect: () => openDialog('trash'),
        },
      ]}
      renderTrigger={(attributes) => (
        <IconButton {...attributes} variant="secondary" icon={Ellipsis} label={label} tipSide="below" />
      )}
    />
  )
}
