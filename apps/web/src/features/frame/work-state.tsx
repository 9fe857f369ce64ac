import { Button } from '@lectern/ui/button'
import { SavedState } from '@lectern/ui/saved-state'
import { useOutbox, useOutboxStatus, type OutboxStatus } from '../../lib/outbox/index.ts'
import { useTexts, type ReaderTexts } from '../../lib/texts/index.ts'
import styles from './work-state.module.css'

const textOf = (status: OutboxStatus, { t, clock }: ReaderTexts): string => {
  if (status.unsafe) return t('common.work_unsafe')
  if (status.state === 'stored') return t('common.work_stored', { time: clock(new Date(status.at)) })
  if (status.state === 'refused') return t('common.work_refused')
  if (status.state === 'saving') return t('common.work_saving')
  if (status.state === 'kept' && status.trouble === 'signed_out') return t('common.work_signed_out')
  return t('common.work_kept')
}

/**
 * Where the work on the entities with this prefix is: "Saving…", "Stored 12:03:05", "Kept on this device, not sent yet"
 * with a way to send it now. Nothing while there has been no work.
 */
export const WorkState = ({ of: prefix = '' }: { of?: string }) => {
  const texts = useTexts()
  const outbox = useOutbox()
  const status = useOutboxStatus(prefix)
  if (status.state === 'idle') return null
  const canSend = outbox !== undefined && status.state === 'kept' && status.trouble !== 'signed_out'
  return (
    <span className={styles.state}>
      <SavedState state={status.unsafe ? 'kept' : status.state} text={textOf(status, texts)} />
      {canSend && (
        <Button look="quiet" size="small" onClick={() => void outbox.hurry()}>
          {texts.t('common.work_send_now')}
        </Button>
      )}
    </span>
  )
}
