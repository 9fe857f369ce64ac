import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SavedState } from '@lectern/ui/feedback/saved-state'
import { useRouterState } from '@tanstack/react-router'
import { useOutbox, useOutboxStatus, type OutboxStatus } from '../../lib/outbox/index.ts'
import { loginPath } from '../../lib/routing/paths.ts'
import { useDates, useTexts, type Dates, type Translate } from '../../lib/texts/index.ts'
import { OtherPersonWay } from './other-person-way.tsx'
import styles from './work-state.module.css'

const textOf = (status: OutboxStatus, t: Translate, clock: Dates['clock']): string => {
  if (status.unsafe) return t('common.work_unsafe')
  if (status.state === 'stored') return t('common.work_stored', { time: clock(new Date(status.at)) })
  if (status.state === 'refused') return t('common.work_refused')
  if (status.state === 'saving') return t('common.work_saving')
  if (status.state === 'kept' && status.trouble === 'other_person') return t('common.work_other_person')
  if (status.state === 'kept' && status.trouble === 'signed_out') return t('common.work_signed_out')
  return t('common.work_kept')
}

/**
 * Where the work on the entities with this prefix is: "Saving…", "Stored 12:03:05", "Kept on this device, not sent yet"
 * with a way to send it now. Nothing while there has been no work.
 */
export const WorkState = ({ of: prefix = '' }: { of?: string }) => {
  const { t } = useTexts()
  const { clock } = useDates()
  const outbox = useOutbox()
  const status = useOutboxStatus(prefix)
  const address = useRouterState({ select: (state) => state.location.href })
  if (status.state === 'idle') return null
  const isSignedOut = status.state === 'kept' && status.trouble === 'signed_out'
  const isOthers = status.state === 'kept' && status.trouble === 'other_person'
  const canSend = outbox !== undefined && status.state === 'kept' && !isSignedOut && !isOthers
  return (
    <span className={styles.state}>
      <SavedState state={status.unsafe ? 'kept' : status.state} text={textOf(status, t, clock)} />
      {isSignedOut && <Link href={loginPath(address)}>{t('common.sign_in')}</Link>}
      {isOthers && <OtherPersonWay />}
      {canSend && (
        <Button variant="quiet" size="small" onClick={() => void outbox.hurry()}>
          {t('common.work_send_now')}
        </Button>
      )}
    </span>
  )
}
