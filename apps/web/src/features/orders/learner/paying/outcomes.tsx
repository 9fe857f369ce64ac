import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import type { BuyerAttempt } from '@lectern/contract/orders/payment-attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Rail } from '@lectern/ui/lists/rail'
import { CircleX, Lightbulb, Scale, Search } from 'lucide-react'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { NextStep } from '../../shared/next-step.tsx'
import { instead, OrderForm } from './order-form.tsx'
import { PayPanel } from './pay-panel.tsx'
import { PayRefusal } from './pay-refusal.tsx'
import styles from './paying.module.css'
import { usePayOrder } from './use-pay-order.ts'

/** Ways that stand beside “Try again”; more are behind “Pay in another way”. */
const mostBeside = 2

interface FailedProps {
  order: BuyerOrder
  attempt: BuyerAttempt
  methods: readonly PaymentMethod[]
  onChange: (order: BuyerOrder) => void
}

/** A payment that did not go through: why, that nothing was taken, and the same sum once more or in another way. */
export const Failed = ({ order, attempt, methods, onChange }: FailedProps) => {
  const { t } = useTexts()
  const pay = usePayOrder(order, onChange)
  const { method } = order
  const reason = attempt.state === 'expired' ? 'expired' : (attempt.reason ?? 'other')
  const others = methods.filter(({ id }) => id !== method?.id).slice(0, mostBeside)
  return (
    <PayPanel tone="danger" icon={CircleX} title={t('checkout.failed_title')}>
      <p>
        {t(`checkout.failed_${reason}`)} {t('checkout.failed_safe', { number: order.number })}
      </p>
      <OrderForm token={order.token} act="pay" className={styles.ways}>
        {method && (
          <Button
            {...{ type: 'submit', name: 'method_id', value: method.id, size: 'large', variant: 'primary' }}
            busy={pay.isBusy}
            onClick={instead(() => pay.by(method))}
          >
            {t('checkout.try_again')}
          </Button>
        )}
        {others.map((each) => (
          <Button
            key={each.id}
            {...{ type: 'submit', name: 'method_id', value: each.id, size: 'large' }}
            disabled={pay.isBusy}
            onClick={instead(() => pay.by(each))}
          >
            {t('checkout.try_other', { title: each.title })}
          </Button>
        ))}
      </OrderForm>
      <PayRefusal error={pay.error} />
      {reason !== 'expired' && reason !== 'left' && (
        <Notice icon={Lightbulb} title={t('checkout.failed_hint')}>
          {t(`checkout.failed_hint_${reason}`)}
        </Notice>
      )}
      <p className={styles.muted}>
        <NextStep next={order.next} currency={order.currency} />
      </p>
    </PayPanel>
  )
}

/** Something else came than was asked: the school decides. */
export const Mismatch = ({ order: { number } }: { order: BuyerOrder }) => {
  const { t } = useTexts()
  return (
    <PayPanel tone="warning" icon={Scale} title={t('checkout.mismatch_title')} isShort>
      <p>{t('checkout.mismatch_text', { number })}</p>
    </PayPanel>
  )
}

/** Paid, as the payment system said when it was asked: its message did not come. */
export const Found = ({ order, attempt }: { order: BuyerOrder; attempt: BuyerAttempt }) => {
  const { t } = useTexts()
  const { clock } = useDates()
  const money = useMoney()
  const { asked_at: asked, settled_at: settled, payer, method_title: title } = attempt
  return (
    <PayPanel
      tone="success"
      icon={Search}
      title={t('checkout.found_title', { sum: money(order.paid_total, order.currency) })}
    >
      <p>{t('checkout.found_text')}</p>
      <Rail
        steps={[
          {
            ...{ id: 'paid', mark: 'done', title: t('checkout.found_paid', { method: title }) },
            ...{ text: payer ?? undefined, note: order.paid_at === null ? undefined : clock(order.paid_at) },
          },
          {
            ...{ id: 'message', mark: 'warning', title: t('checkout.found_no_message') },
            text: t('checkout.found_no_message_text'),
          },
          {
            ...{ id: 'asked', mark: 'done', title: t('checkout.found_asked') },
            note: clock(settled ?? asked ?? order.placed_at),
          },
        ]}
      />
    </PayPanel>
  )
}
