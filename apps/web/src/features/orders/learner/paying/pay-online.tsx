import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { paidAt } from '../../../payments/index.ts'
import styles from '../order-page.module.css'
import { instead, OrderForm } from './order-form.tsx'
import { PayRefusal } from './pay-refusal.tsx'
import { payPhase } from './pay-phase.ts'
import { usePayOrder } from './use-pay-order.ts'

interface PayOnlineProps {
  order: BuyerOrder
  method: PaymentMethod
  /** What an order asks next. */
  amount: number
  onChange: (order: BuyerOrder) => void
}

/** The way to the page of a payment system: a new one, or the one that is open still. */
export const PayOnline = ({ order, method, amount, onChange }: PayOnlineProps) => {
  const { t } = useTexts()
  const money = useMoney()
  const pay = usePayOrder(order, onChange)
  const openPage = payPhase(order) === 'open' ? (order.attempt?.pay_url ?? null) : null
  return (
    <div className={styles.instruction}>
      <h3 className={styles.method}>
        {method.title} {method.is_test && <Badge tone="warning">{t('checkout.method_test')}</Badge>}
      </h3>
      {openPage !== null && <p className={styles.words}>{t('checkout.go_on_text')}</p>}
      <div>
        {openPage === null ? (
          <OrderForm token={order.token} act="pay" methodId={method.id}>
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={pay.isBusy}
              onClick={instead(() => pay.by(method))}
            >
              {t('checkout.pay_now', { sum: money(amount, order.currency) })}
            </Button>
          </OrderForm>
        ) : (
          <Link href={openPage} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('checkout.go_on')}
          </Link>
        )}
      </div>
      <PayRefusal error={pay.error} />
      <p className={styles.muted}>
        {paidAt(method, t)} {t('checkout.opened_at_once')}
      </p>
    </div>
  )
}
