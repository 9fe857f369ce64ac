import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import type { TableColumn } from '@lectern/ui/lists/table'
import { MessageSquare } from 'lucide-react'
import { type Dates, type ReaderTexts, useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { NextStep } from '../../shared/next-step.tsx'
import { PaidBar, StateBadge, useBuyerName } from '../order-marks.tsx'
import { daysIn } from '../board/move-card.ts'
import styles from '../orders.module.css'

/** Columns of which people choose, before anybody chose. */
export const usualColumns: readonly string[] = [
  ...['buyer', 'offer', 'total', 'state', 'stage', 'next', 'created'],
]

/** More columns than these do not fit beside each other. */
export const mostInSight = 9

type Reader = Pick<ReaderTexts & Dates, 't' | 'date'> & { readonly now: number }
type Column = TableColumn<OrderRow>

/** The number: always there, and always first; on a phone it tells whose order it is as well. */
export const numberColumn = ({ t }: Pick<Reader, 't'>): Column => ({
  ...{ id: 'number', header: t('order-desk.number'), sortable: true },
  cell: (order) => <Numbered order={order} />,
})

/** What the list can tell of every order, in the order in which it is offered. */
export const orderColumns = ({ t, date, now }: Reader): Column[] => [
  { id: 'buyer', header: t('order-desk.buyer'), minor: true, cell: (order) => <Buyer order={order} /> },
  { id: 'email', header: t('order-desk.column_email'), minor: true, cell: ({ buyer }) => buyer.email ?? '' },
  { id: 'phone', header: t('order-desk.column_phone'), minor: true, cell: ({ buyer }) => buyer.phone ?? '' },
  {
    ...{ id: 'offer', header: t('order-desk.what'), minor: true },
    cell: ({ title }) => <span className={styles.what}>{title}</span>,
  },
  {
    ...{ id: 'total', header: t('order-desk.total'), align: 'end', sortable: true },
    cell: (order) => <Total order={order} />,
  },
  {
    ...{ id: 'paid', header: t('order-desk.paid_line'), minor: true, align: 'end' },
    cell: ({ paid_total: amount, currency }) => <Sum amount={amount} currency={currency} />,
  },
  {
    ...{ id: 'refunded', header: t('order-desk.refunded_line'), minor: true, align: 'end' },
    cell: ({ refunded_total: amount, currency }) =>
      amount === 0 ? null : <Sum amount={amount} currency={currency} />,
  },
  { id: 'currency', header: t('order-desk.column_currency'), minor: true, cell: ({ currency }) => currency },
  {
    ...{ id: 'state', header: t('order-desk.state'), minor: true },
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    ...{ id: 'next', header: t('order-desk.next'), minor: true, sortable: true },
    cell: ({ next, currency }) => (
      <span className={styles.next}>
        <NextStep next={next} currency={currency} />
      </span>
    ),
  },
  {
    ...{ id: 'stage', header: t('order-board.stage'), minor: true },
    cell: ({ stage }) => stage && <Badge tone="neutral">{stage.title}</Badge>,
  },
  {
    ...{ id: 'days_in_stage', header: t('order-desk.column_days'), minor: true, align: 'end' },
    cell: ({ stage }) => stage && t('order-board.days', { count: daysIn(stage.since, now) }),
  },
  {
    ...{ id: 'manager', header: t('order-board.manager'), minor: true },
    cell: ({ manager }) => manager && <Manager name={manager.name} />,
  },
  {
    ...{ id: 'source', header: t('order-desk.column_source'), minor: true },
    cell: ({ source }) => t(`order-desk.source_${source}`),
  },
  { id: 'method', header: t('order-desk.column_method'), minor: true, cell: ({ method }) => method?.title },
  {
    ...{ id: 'created', header: t('order-desk.date'), minor: true, sortable: true },
    cell: (order) => <Placed order={order} />,
  },
  {
    ...{ id: 'first_paid', header: t('order-desk.column_first_paid'), minor: true },
    cell: ({ first_paid_at: at }) => at && date(at),
  },
  {
    ...{ id: 'comments', header: t('order-desk.comments'), minor: true, align: 'end' },
    cell: ({ comments_count: count }) => (count === 0 ? null : count),
  },
]

interface CellProps {
  order: OrderRow
}

const Numbered = ({ order }: CellProps) => {
  const { t } = useTexts()
  const nameOf = useBuyerName()
  const { number, buyer, title, next, currency } = order
  return (
    <span className={styles.words}>
      <span className={styles.number}>{t('order-desk.numbered', { number: String(number) })}</span>
      <span className={styles.narrowOnly}>
        <span className={styles.words}>
          <span className={styles.cut}>{nameOf(buyer)}</span>
          <span className={styles.muted}>{title}</span>
          <span className={styles.muted}>
            <NextStep next={next} currency={currency} />
          </span>
        </span>
      </span>
    </span>
  )
}

const Buyer = ({ order: { buyer } }: CellProps) => {
  const name = useBuyerName()(buyer)
  return (
    <span className={styles.words}>
      <span className={styles.cut}>{name}</span>
      {buyer.email !== null && buyer.email !== name && <span className={styles.mutedCut}>{buyer.email}</span>}
    </span>
  )
}

const Manager = ({ name }: { name: string }) => (
  <span title={name}>
    <Avatar name={name} size={24} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </span>
)

const Sum = ({ amount, currency }: { amount: number; currency: OrderRow['currency'] }) => {
  const money = useMoney()
  return <span className={styles.money}>{money(amount, currency)}</span>
}

const Total = ({ order }: CellProps) => {
  const money = useMoney()
  return (
    <span className={styles.total}>
      <span className={styles.money}>{money(order.total, order.currency)}</span>
      <PaidBar order={order} />
      <span className={styles.narrowOnly}>
        <StateBadge state={order.state} />
      </span>
    </span>
  )
}

const Placed = ({ order: { created_at: at, comments_count: count } }: CellProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <span className={styles.placed}>
      {date(at)}
      {count > 0 && (
        <span className={styles.mark}>
          <Icon of={MessageSquare} />
          <VisuallyHidden>{t('order-desk.comments_count')}</VisuallyHidden>
          {count}
        </span>
      )}
    </span>
  )
}
