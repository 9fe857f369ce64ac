import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/api/index.ts'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useHolds } from '../../../staff/index.ts'
import { listPaymentSystems } from '../../api.ts'

/** Says that nobody could pay in this currency, to staff who see the payment systems. */
export const NoWayToPay = ({ currency }: { currency: CurrencyCode }) => {
  const { t } = useTexts()
  const maySee = useHolds('paymentsystem_read')
  const systems = useQuery({
    ...queryFor(listPaymentSystems, {}),
    enabled: maySee,
    meta: { onlyLogged: true },
  }).data?.data
  const isPayable = systems?.some(
    ({ state, currencies }) => state === 'live' && (currencies.length === 0 || currencies.includes(currency)),
  )
  if (isPayable !== false) return null
  return (
    <Notice
      tone="warning"
      title={t('offers.price_no_way', { currency })}
      actions={
        <Link href={expertPaths.paymentSystems} className={buttonClass({ size: 'small' })}>
          {t('offers.price_no_way_add')}
        </Link>
      }
    >
      {t('offers.price_no_way_text')}
    </Notice>
  )
}
