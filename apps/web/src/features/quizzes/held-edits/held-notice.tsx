import type { HeldEdits } from '@lectern/contract/quizzes/held-edits/held-edits'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { Pause } from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { changeWords } from './change-words.ts'
import type { HeldWork } from './use-held-edits.ts'

/** Says that learners get what stood before, and what waits. */
export const HeldNotice = ({ work, held }: { work: HeldWork; held: HeldEdits }) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const waiting = changeWords(held.changes, t)
  const by = held.by ?? t('create-course.person_gone')
  return (
    <Notice
      tone="warning"
      icon={Pause}
      announce="politely"
      title={t('create-course.held_title', { time: moment(held.since) })}
      actions={
        work.rights.mayEdit && (
          <>
            <Button size="small" disabled={work.isBlocked} onClick={() => work.ask('release')}>
              {t('create-course.held_release')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={work.isBlocked}
              onClick={() => work.ask('discard')}
            >
              {t('create-course.held_discard')}
            </Button>
          </>
        )
      }
    >
      {waiting.length === 0
        ? t('create-course.held_nothing', { name: by })
        : t('create-course.held_waiting', { changes: waiting.join(', '), name: by })}
    </Notice>
  )
}

/** Says that learners get the edits now, and offers finished attempts the same. */
export const ReleasedNotice = ({ work }: { work: HeldWork }) => {
  const { t } = useTexts()
  const isOffered = work.rights.mayRecalculate && (work.use?.attempts_finished ?? 0) > 0
  return (
    <Notice
      tone="success"
      announce="politely"
      title={t('create-course.held_released')}
      close={{ label: t('common.close'), onClose: work.closeReleased }}
      actions={
        isOffered && (
          <Link className={buttonClass({ size: 'small' })} href={expertPaths.recalculation(work.quizId)}>
            {t('create-course.held_recalculate')}
          </Link>
        )
      }
    />
  )
}
