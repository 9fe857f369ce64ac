import { buttonClass } from '@lectern/ui/button'
import { Icon } from '@lectern/ui/icon'
import { IconButton } from '@lectern/ui/icon-button'
import { ExternalLink, SlidersHorizontal } from 'lucide-react'
import type { KeptDocument } from '../../../lib/kept/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { LessonDraft } from './lesson-kind.ts'
import { PublishLesson } from './publish-lesson.tsx'
import styles from './lesson-editor.module.css'

interface LessonActionsProps {
  /** The learner's page. */
  link: string
  kept: KeptDocument<LessonDraft> | undefined
  fields: LessonDraft
  openSettings: () => void
}

/** What stands at the right of the lesson's top line. */
export const LessonActions = ({ link, kept, fields, openSettings }: LessonActionsProps) => {
  const { t } = useTexts()
  return (
    <>
      <a
        href={link}
        target="_blank"
        rel="noopener"
        className={buttonClass({ look: 'secondary' })}
        title={t('create-course.view_lesson')}
        aria-label={t('create-course.view_lesson')}
      >
        <Icon of={ExternalLink} />
        <span className={styles.wideOnly}>{t('create-course.view_lesson')}</span>
      </a>
      <IconButton
        look="secondary"
        icon={SlidersHorizontal}
        label={t('create-course.lesson_settings')}
        tipSide="below"
        onClick={openSettings}
      />
      <PublishLesson kept={kept} fields={fields} />
    </>
  )
}
