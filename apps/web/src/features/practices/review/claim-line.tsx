import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import type { ClaimState } from './use-claim.ts'

/** Who is checking this attempt, and what the reader can do about it. */
export const ClaimLine = ({ claim, take, giveUp, busy, error }: ClaimState) => {
  const { t } = useTexts()
  const { time } = useDates()
  const isTheirs = claim !== null && !claim.is_own
  const text = () => {
    if (claim === null) return t('practices.review_free')
    const until = { time: time(claim.expires_at) }
    if (claim.is_own) return t('practices.review_mine', until)
    return t('practices.review_theirs', { name: claim.user.name, ...until })
  }
  const [label, act] = claim?.is_own
    ? (['practices.review_give_up', giveUp] as const)
    : ([isTheirs ? 'practices.review_take_over' : 'practices.review_claim', take] as const)
  return (
    <Notice
      tone={isTheirs ? 'warning' : 'info'}
      announce="politely"
      actions={
        <Button size="small" busy={busy} onClick={act}>
          {t(label)}
        </Button>
      }
    >
      {error ? errorText(error, t) : text()}
    </Notice>
  )
}
