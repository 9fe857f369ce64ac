import type { Present } from '@lectern/contract/lessons/live'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { History, SlidersHorizontal } from 'lucide-react'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { LearnerPageLink } from '../../../frame/expert/index.ts'
import type { LessonDraft } from './lesson-kind.ts'
import { PresentPeople } from './live/present-people.tsx'
import { PublishLesson } from './publish-lesson.tsx'

interface LessonActionsProps {
  /** Others who have the lesson open. */
  people: readonly Present[]
  /** The learner's page. */
  link: string
  kept: DraftDocument<LessonDraft> | undefined
  fields: LessonDraft
  openSettings: () => void
  openVersions: () => void
}

/** What stands at the right of the lesson's top line. */
export const LessonActions = ({
  people,
  link,
  kept,
  fields,
  openSettings,
  openVersions,
}: LessonActionsProps) => {
  const { t } = useTexts()
  return (
    <>
      <PresentPeople people={people} label={t('create-course.people_in_lesson')} />
      <LearnerPageLink href={link} label={t('create-course.view_lesson')} />
      <IconButton
        variant="secondary"
        icon={History}
        label={t('create-course.lesson_versions')}
        tipSide="below"
        onClick={openVersions}
      />
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
