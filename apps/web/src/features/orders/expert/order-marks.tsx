import type { OrderState } from '@lectern/contract/orders/order-states'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { Badge } from '@lectern/ui/feedback/badge'
import { useMoney, useTexts } from '../../../lib/texts/index.ts'
import styles from './orders.module.css'

const tones = {
  awaiting_payment: 'neutral',
  paid_in_part: 'info',
  late: 'danger',
  paid: 'success',
  overpaid: 'warning',
  refunded_in_part: 'neutral',
  refunded: 'neutral',
  free: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderState, string>

/** How an order stands, in a word. */
export const StateBadge = ({ state }: { state: OrderState }) => {
  const { t } = useTexts()
  return <Badge tone={tones[state]}>{t(`orders.state_${state}`)}</Badge>
}

/** How much of an order is paid, where that is a part of it. */
export const PaidBar = ({ order }: { order: OrderRow }) => {
  const { t } = useTexts()
  const money = useMoney()
  const { total, paid_total: paid, currency, state } = order
  if (paid <= 0 || paid >= total) return null
  const words = { paid: money(paid, currency), total: money(total, currency) }
  return (
    <span className={styles.paid} data-late={state === 'late' || undefined}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${Math.round((100 * paid) / total)}%` }} />
      </span>
      {t('order-desk.paid_of', words)}
    </span>
  )
}

/** Who buys: by name, or else how they are reached. */
export const useBuyerName = () => {
  const { t } = useTexts()
  return ({ name, email, phone }: OrderRow['buyer']): string =>
    [name, email ?? '', phone ?? ''].find((each) => each !== '') ?? t('order-desk.buyer_erased')
}
