import type { Transaction, TransactionState } from '@lectern/contract/payments/transactions'
import { Badge } from '@lectern/ui/feedback/badge'
import { useTexts } from '../../../lib/texts/index.ts'

const tones = {
  created: 'neutral',
  processing: 'warning',
  unknown: 'warning',
  succeeded: 'success',
  failed: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  mismatch: 'danger',
} as const satisfies Record<TransactionState, string>

interface BadgesProps {
  transaction: Transaction
  /** Success is what is expected: in a list it is not said. */
  isWhole?: boolean | undefined
}

/** How an attempt to move money stands, whether it was a test, and whether it is disputed. */
export const TransactionBadges = ({
  transaction: { state, is_test: isTest, dispute },
  isWhole = false,
}: BadgesProps) => {
  const { t } = useTexts()
  return (
    <>
      {(isWhole || state !== 'succeeded') && (
        <Badge tone={tones[state]}>{t(`payments.state_${state}`)}</Badge>
      )}
      {isTest && <Badge tone="warning">{t('payments.test')}</Badge>}
      {dispute !== null && (
        <Badge tone={dispute === 'won' ? 'success' : 'danger'}>{t(`payments.dispute_${dispute}`)}</Badge>
      )}
    </>
  )
}
