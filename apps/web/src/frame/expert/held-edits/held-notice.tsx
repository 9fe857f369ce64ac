import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Pause } from 'lucide-react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import type { HeldDecision } from './held-decision.ts'

interface HeldNoticeProps {
  decision: HeldDecision
  /** What acts at once all the same. */
  note?: string
}

/** Says that learners get what stood before, and what waits; nothing where no edits are held. */
export const HeldNotice = ({ decision, note }: HeldNoticeProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { held, waiting } = decision
  if (!held) return null
  const name = held.by ?? t('create-course.person_gone')
  const words =
    waiting.length === 0
      ? t('create-course.held_nothing', { name })
      : t('create-course.held_waiting', { changes: waiting.join(', '), name })
  return (
    <Notice
      tone="warning"
      icon={Pause}
      announce="politely"
      title={t('create-course.held_title', { time: moment(held.since) })}
      actions={decision.mayEdit && <HeldButtons decision={decision} />}
    >
      {note === undefined ? words : `${words} ${note}`}
    </Notice>
  )
}

const HeldButtons = ({ decision: { isBlocked, ask } }: Pick<HeldNoticeProps, 'decision'>) => {
  const { t } = useTexts()
  return (
    <>
      <Button size="small" disabled={isBlocked} onClick={() => ask('release')}>
        {t('create-course.held_release')}
      </Button>
      <Button size="small" variant="quiet" disabled={isBlocked} onClick={() => ask('discard')}>
        {t('create-course.held_discard')}
      </Button>
    </>
  )
}
