import { IconButton } from '@lectern/ui/actions/icon-button'
import { SlidersHorizontal } from 'lucide-react'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { LearnerPageLink } from '../../../frame/expert/index.ts'
import type { LessonDraft } from './lesson-kind.ts'
import { PublishLesson } from './publish-lesson.tsx'

interface LessonActionsProps {
  /** The learner's page. */
  link: string
  kept: DraftDocument<LessonDraft> | undefined
  fields: LessonDraft
  openSettings: () => void
}

/** What stands at the right of the lesson's top line. */
export const LessonActions = ({ link, kept, fields, openSettings }: LessonActionsProps) => {
  const { t } = useTexts()
  return (
    <>
      <LearnerPageLink href={link} label={t('create-course.view_lesson')} />
      <IconButton
        variant="secondary"
        icon={SlidersHorizontal}
        label={t('create-course.lesson_settings')}
        word={t('create-course.lesson_settings_word')}
        tipSide="below"
        onClick={openSettings}
      />
      <PublishLesson kept={kept} fields={fields} />
    </>
  )
}
