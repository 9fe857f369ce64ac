import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useOutboxStatus } from '../../../lib/outbox/index.ts'
import { loginPath } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useConnection } from '../../../frame/index.ts'
import { attemptPrefix } from '../answer-kind.ts'
import { finishEntity } from '../finish-kind.ts'
import type { Finishing } from '../use-finish.ts'

// What comes with every running attempt, in one file: each by itself would be named once more in every lesson.
export { Confirmation } from '../confirmations/confirmation.tsx'
export { AttemptFrame } from '../frame/attempt-frame.tsx'
export { OtherDevices } from '../other-devices/other-devices.tsx'

const useTrouble = (prefix: string) => {
  const status = useOutboxStatus(prefix)
  return status.state === 'kept' ? status.trouble : undefined
}

interface FinishNoticeProps {
  attempt: number
  finishing: Finishing
  /** The way to the person whose answers wait here. */
  otherPersonWay: ReactNode
  onCallOff: () => void
}

/** Why answers or the finish are waiting, what is safe, and what to do. */
export const FinishNotice = ({ attempt, finishing, otherPersonWay, onCallOff }: FinishNoticeProps) => {
  const { t } = useTexts()
  const address = useRouterState({ select: (state) => state.location.href })
  const ofAnswers = useTrouble(attemptPrefix(attempt))
  const ofFinish = useTrouble(finishEntity(attempt))
  const connection = useConnection()
  const troubles = new Set([ofAnswers, ofFinish])
  if (troubles.has('other_person'))
    return (
      <Notice
        tone="warning"
        announce="politely"
        title={t('common.other_person_title')}
        actions={otherPersonWay}
      >
        {t('common.other_person_text')}
      </Notice>
    )
  if (troubles.has('signed_out'))
    return (
      <Notice
        tone="warning"
        announce="politely"
        title={t('quiz.signed_out_title')}
        actions={
          <Link href={loginPath(address)} className={buttonClass({ variant: 'primary' })}>
            {t('common.sign_in')}
          </Link>
        }
      >
        {t('quiz.signed_out_text')}
      </Notice>
    )
  // At once, where the device knows that it is offline; else when the first try has failed.
  if (finishing.state === 'waiting' && (connection === 'none' || (ofAnswers ?? ofFinish) !== undefined))
    return (
      <Notice
        tone="warning"
        announce="politely"
        title={t('quiz.finish_waits_title')}
        actions={<Button onClick={onCallOff}>{t('quiz.keep_answering')}</Button>}
      >
        {t('quiz.finish_waits_text')}
      </Notice>
    )
  if (finishing.state === 'failed')
    return (
      <Notice tone="danger" announce="at-once">
        {errorText(finishing.error, t)}
      </Notice>
    )
  return null
}
