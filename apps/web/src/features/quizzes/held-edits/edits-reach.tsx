import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { Pause, Users } from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './held-edits.module.css'
import type { HeldWork } from './use-held-edits.ts'

/** Whom edits of a quiz in use concern, and what they are to do; nothing where nobody is concerned, or it is decided. */
export const EditsReach = ({ work }: { work: HeldWork }) => {
  const { t } = useTexts()
  const { use, rights } = work
  if (!use || work.isWaved || !rights.mayEdit) return null
  const { people_running: running, attempts_finished: finished, lessons_published: lessons } = use
  if (running + finished + lessons === 0) return null
  const title = [
    t('quizzes.reach_running', { count: running }),
    t('quizzes.reach_finished', { count: finished }),
    t('quizzes.reach_lessons', { count: lessons }),
  ]
  return (
    <Notice
      icon={Users}
      title={title.filter(Boolean).join(' ')}
      actions={
        <>
          <Button size="small" onClick={work.wave}>
            {t('quizzes.reach_new_only')}
          </Button>
          <Button
            size="small"
            icon={<Icon of={Pause} />}
            busy={work.isBusy}
            disabled={work.isBlocked}
            onClick={work.hold}
          >
            {t('quizzes.hold_mine')}
          </Button>
          {finished > 0 && rights.mayRecalculate && (
            <Link
              className={buttonClass({ variant: 'quiet', size: 'small' })}
              href={expertPaths.recalculation(work.quizId)}
            >
              {t('quizzes.reach_apply_finished')}
            </Link>
          )}
        </>
      }
    >
      {t('quizzes.reach_text')}
      {work.error && (
        <p role="alert" className={styles.error}>
          {work.error}
        </p>
      )}
    </Notice>
  )
}
