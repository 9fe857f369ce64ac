import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { Avatar } from '@lectern/ui/layout/avatar'
import { useDates, useMoney, useTexts } from '../../../lib/texts/index.ts'
import { OrderDocuments } from '../../payments/index.ts'
import { NextStep } from '../shared/next-step.tsx'
import { OrderManager } from './board/manager/order-manager.tsx'
import { OrderComments } from './card/order-comments.tsx'
import { OrderHistory } from './card/order-history.tsx'
import { PaidBar, useBuyerName } from './order-marks.tsx'
import { type OrderPayment, useOrderRights } from './order-rights.ts'
import { OrderTransactions } from './card/order-transactions.tsx'
import styles from './orders.module.css'
import { RefundWaits } from './refund/refund-waits.tsx'

interface OrderBodyProps {
  order: OrderCard
  /** Whose comments are the reader’s own. */
  readerId: number | undefined
  onTake: (payment: OrderPayment) => void
}

const tones = {
  pay: 'info',
  pay_late: 'danger',
  await_provider: 'warning',
  await_school: 'warning',
  nothing: 'success',
  settle_overpaid: 'warning',
  refunded: 'info',
  closed: 'info',
} as const

/** One order: whose it is, what comes next, what was ordered, its money, and what happened. */
export const OrderBody = ({ order, readerId, onTake }: OrderBodyProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.body}>
      <Buyer buyer={order.buyer} />
      <Notice tone={tones[order.next.kind]} title={<NextStep next={order.next} currency={order.currency} />}>
        {t(order.is_access_open ? 'order-desk.access_open' : 'order-desk.access_not_open')}
      </Notice>
      <NoPlace order={order} />
      <RefundWaits order={order} />
      <OrderManager order={order} />
      <Bought order={order} />
      <Payments order={order} onTake={onTake} />
      <OrderComments order={order} readerId={readerId} />
      <OrderHistory order={order} />
      <OrderTransactions orderId={order.id} />
      <OrderDocuments orderId={order.id} />
    </div>
  )
}

/** That an order has none of the places of its offer. */
const NoPlace = ({ order: { place, next, paid_total: paid } }: { order: OrderCard }) => {
  const { t } = useTexts()
  if (place === null || place.is_held || next.kind === 'closed' || next.kind === 'refunded') return null
  return (
    <Notice tone={paid > 0 ? 'warning' : 'info'} title={t('order-desk.no_place')}>
      {t(paid > 0 ? 'order-desk.no_place_paid' : 'order-desk.no_place_waits')}
    </Notice>
  )
}

const Buyer = ({ buyer }: Pick<OrderCard, 'buyer'>) => {
  const name = useBuyerName()(buyer)
  const ways = [buyer.email, buyer.phone].filter((each) => each !== null && each !== '' && each !== name)
  return (
    <div className={styles.buyer}>
      <Avatar name={name} size={40} />
      <span className={styles.words}>
        {buyer.contact_id === null ? (
          <span className={styles.strong}>{name}</span>
        ) : (
          <Link className={styles.strong} href={`/expert/crm/contacts/${buyer.contact_id}`}>
            {name}
          </Link>
        )}
        {ways.length > 0 && <span className={styles.muted}>{ways.join(' · ')}</span>}
      </span>
    </div>
  )
}

const Bought = ({ order }: { order: OrderCard }) => {
  const { t } = useTexts()
  const { date, moment } = useDates()
  const money = useMoney()
  const { lines, currency, terms_accepted_at: agreed, created_by: author } = order
  const facts = [
    moment(order.created_at),
    t(`order-desk.source_${order.source}`),
    ...(author ? [t('order-desk.placed_by', { name: author.name })] : []),
    ...(agreed === null ? [] : [t('order-desk.terms_accepted', { date: date(agreed) })]),
  ]
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('order-desk.bought')}</h3>
      <ul className={styles.box}>
        {lines.map(({ id, title, amount, opens }) => (
          <li key={id} className={styles.line}>
            <span className={styles.words}>
              <span className={styles.strong}>{title}</span>
              {opens.length > 0 && (
                <span className={styles.muted}>
                  {t('order-desk.opens', { titles: opens.map((each) => each.title).join(', ') })}
                </span>
              )}
            </span>
            <span className={styles.money}>{money(amount, currency)}</span>
          </li>
        ))}
        <Sums order={order} />
      </ul>
      <p className={styles.muted}>{facts.join(' · ')}</p>
    </section>
  )
}

const Sums = ({ order }: { order: OrderCard }) => {
  const { t } = useTexts()
  const money = useMoney()
  const { total, paid_total: paid, refunded_total: refunded, currency } = order
  return (
    <>
      <li className={styles.line}>
        <span className={styles.strong}>{t('order-desk.total')}</span>
        <span className={styles.strongMoney}>{money(total, currency)}</span>
      </li>
      {(paid > 0 || refunded > 0) && (
        <li className={styles.line}>
          <span className={styles.paidWords}>
            {t('order-desk.paid_line')}
            <PaidBar order={order} />
          </span>
          <span className={styles.money}>{money(paid, currency)}</span>
        </li>
      )}
      {refunded > 0 && (
        <li className={styles.line}>
          <span>{t('order-desk.refunded_line')}</span>
          <span className={styles.money}>{money(-refunded, currency)}</span>
        </li>
      )}
    </>
  )
}

const Payments = ({ order, onTake }: Pick<OrderBodyProps, 'order' | 'onTake'>) => {
  const { t } = useTexts()
  const money = useMoney()
  const { mayTake } = useOrderRights(order)
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('order-desk.payments')}</h3>
      <ul className={styles.box}>
        {order.payments.map((payment) => (
          <li key={payment.id} className={styles.line}>
            <span className={styles.words}>
              <span className={styles.strong}>
                {t('order-desk.payment_no', { no: String(payment.no) })} ·{' '}
                {money(payment.amount, order.currency)}
              </span>
              <span className={styles.muted} data-late={payment.status === 'overdue' || undefined}>
                <PaymentState payment={payment} />
              </span>
              {payment.comment !== null && payment.comment !== '' && (
                <span className={styles.muted}>{payment.comment}</span>
              )}
            </span>
            {mayTake && (payment.status === 'planned' || payment.status === 'overdue') && (
              <Button
                size="small"
                aria-label={`${t('order-desk.take')}: ${t('order-desk.payment_no', { no: String(payment.no) })}`}
                onClick={() => onTake(payment)}
              >
                {t('order-desk.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const PaymentState = ({ payment: { status, due_at: due, paid_at: paid } }: { payment: OrderPayment }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const at = status === 'paid' ? paid : due
  const day = at === null ? '' : date(at)
  if (status === 'planned' && due !== null) return <>{t('order-desk.payment_planned_due', { date: day })}</>
  return <>{t(`order-desk.payment_${status}`, { date: day })}</>
}
