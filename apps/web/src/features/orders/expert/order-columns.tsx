import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import type { TableColumn } from '@lectern/ui/lists/table'
import { MessageSquare } from 'lucide-react'
import { type Translate, useDates, useMoney, useTexts } from '../../../lib/texts/index.ts'
import { NextStep } from '../shared/next-step.tsx'
import { PaidBar, StateBadge, useBuyerName } from './order-marks.tsx'
import styles from './orders.module.css'

/** Columns of the table of orders; on a phone the first two tell everything. */
export const orderColumns = (t: Translate): TableColumn<OrderRow>[] => [
  { id: 'number', header: t('order-desk.number'), cell: (order) => <Numbered order={order} /> },
  { id: 'buyer', header: t('order-desk.buyer'), minor: true, cell: (order) => <Buyer order={order} /> },
  {
    id: 'what',
    header: t('order-desk.what'),
    minor: true,
    cell: ({ title }) => <span className={styles.what}>{title}</span>,
  },
  { id: 'total', header: t('order-desk.total'), align: 'end', cell: (order) => <Total order={order} /> },
  {
    id: 'state',
    header: t('order-desk.state'),
    minor: true,
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'stage',
    header: t('order-board.stage'),
    minor: true,
    cell: ({ stage }) => stage && <Badge tone="neutral">{stage.title}</Badge>,
  },
  {
    id: 'next',
    header: t('order-desk.next'),
    minor: true,
    cell: ({ next, currency }) => (
      <span className={styles.next}>
        <NextStep next={next} currency={currency} />
      </span>
    ),
  },
  {
    id: 'manager',
    header: t('order-board.manager'),
    minor: true,
    cell: ({ manager }) => manager && <Manager name={manager.name} />,
  },
  { id: 'date', header: t('order-desk.date'), minor: true, cell: (order) => <Placed order={order} /> },
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
