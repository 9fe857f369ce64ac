import { SavedState } from '@lectern/ui/feedback/saved-state'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useOutboxStatus } from '../../../lib/outbox/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { WorkState } from '../../../frame/index.ts'
import { attemptPrefix } from '../answer-kind.ts'

/** Where the answers of an attempt are; always there. `storedAt`: the newest moment that the server told at opening. */
export const Receipt = ({ attempt, storedAt }: { attempt: number; storedAt: string | undefined }) => {
  const { t } = useTexts()
  const { clock } = useDates()
  const status = useOutboxStatus(attemptPrefix(attempt))
  const stored =
    status.state === 'stored' ? t('common.work_stored', { time: clock(new Date(status.at)) }) : ''
  const text = storedAt ? t('common.work_stored', { time: clock(storedAt) }) : t('quiz.stored_as_you_go')
  return (
    <span data-receipt={status.state}>
      {status.state === 'idle' && <SavedState state="stored" text={text} />}
      <WorkState of={attemptPrefix(attempt)} />
      <VisuallyHidden role="status">{stored}</VisuallyHidden>
    </span>
  )
}
