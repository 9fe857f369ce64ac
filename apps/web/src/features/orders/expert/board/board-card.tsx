import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import {
  Ban,
  CalendarClock,
  CircleCheck,
  Ellipsis,
  Hourglass,
  type LucideIcon,
  MessageSquare,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { NextStep } from '../../shared/next-step.tsx'
import { useBuyerName } from '../order-marks.tsx'
import type { CardField } from './card-fields.ts'
import { CardLines } from './card-lines.tsx'
import styles from './board.module.css'
import { daysIn } from './move-card.ts'

export interface CardWork {
  /** What the card tells beside its buyer. */
  fields: readonly CardField[]
  onOpen: (order: OrderRow) => void
  /** Missing for those who may change no order. */
  onMove?: ((order: OrderRow) => void) | undefined
  onManager?: ((order: OrderRow) => void) | undefined
}

interface BoardCardProps extends CardWork {
  order: OrderRow
  /** The one stop of the Tab key among the cards. */
  isStop: boolean
  isHeld: boolean
  onStop: () => void
  /** Now, in milliseconds. */
  now: number
}

/** After so many days in a stage an order is told in amber. */
const longDays = 7

const nextIcons = {
  pay: CalendarClock,
  pay_late: TriangleAlert,
  await_provider: Hourglass,
  await_school: TriangleAlert,
  nothing: CircleCheck,
  settle_overpaid: TriangleAlert,
  refunded: Undo2,
  closed: Ban,
} as const satisfies Record<OrderRow['next']['kind'], LucideIcon>

/** One order on the board: whose, what, how much of it is paid, and what comes next. */
export const BoardCard = (props: BoardCardProps) => {
  const { order, fields, isStop, isHeld, onStop, onOpen, now } = props
  const { t } = useTexts()
  const name = useBuyerName()(order.buyer)
  return (
    <li className={styles.card} data-order-card={order.id} data-held={isHeld || undefined}>
      <button
        type="button"
        data-card={order.id}
        className={styles.open}
        tabIndex={isStop ? 0 : -1}
        onFocus={onStop}
        onClick={() => onOpen(order)}
      >
        <CardHead order={order} fields={fields} now={now} />
        <span className={styles.row}>
          <span className={styles.name}>{name}</span>
          {order.manager && fields.includes('manager') && (
            <span title={t('order-board.manager_is', { name: order.manager.name })}>
              <Avatar name={order.manager.name} size={20} />
              <VisuallyHidden>{t('order-board.manager_is', { name: order.manager.name })}</VisuallyHidden>
            </span>
          )}
        </span>
        {fields.includes('offer') && <span className={styles.what}>{order.title}</span>}
        {fields.includes('paid') && <Paid order={order} />}
        <CardLines order={order} fields={fields} />
        {fields.includes('next') && (
          <span className={styles.next} data-kind={order.next.kind}>
            <Icon of={nextIcons[order.next.kind]} />
            <span className={styles.nextWords}>
              <NextStep next={order.next} currency={order.currency} />
            </span>
          </span>
        )}
      </button>
      <CardMenu {...props} />
    </li>
  )
}

const CardHead = ({ order, fields, now }: Pick<BoardCardProps, 'order' | 'fields' | 'now'>) => {
  const { t } = useTexts()
  const { number, comments_count: comments, stage } = order
  const days = stage && fields.includes('days_in_stage') ? daysIn(stage.since, now) : null
  return (
    <span className={styles.row}>
      <span className={styles.number}>
        {String(number)}
        {comments > 0 && fields.includes('comments') && (
          <span className={styles.mark}>
            <Icon of={MessageSquare} />
            <VisuallyHidden>{t('order-desk.comments_count')}</VisuallyHidden>
            {comments}
          </span>
        )}
      </span>
      {days !== null && (
        <span className={styles.days} data-long={days > longDays || undefined}>
          <VisuallyHidden>{t('order-board.days_label')}</VisuallyHidden>
          {t('order-board.days', { count: days })}
        </span>
      )}
    </span>
  )
}

const Paid = ({ order: { total, paid_total: paid, currency, state } }: Pick<BoardCardProps, 'order'>) => {
  const { t } = useTexts()
  const money = useMoney()
  const share = total > 0 ? Math.min(100, Math.round((100 * paid) / total)) : 100
  const words = () => {
    if (state === 'refunded') return t('order-board.refunded')
    if (paid >= total) return t('order-board.paid')
    if (paid <= 0) return t('order-board.not_paid')
    return t('order-desk.paid_of', { paid: money(paid, currency), total: money(total, currency) })
  }
  return (
    <span className={styles.paid} data-late={state === 'late' || undefined}>
      {(paid <= 0 || paid >= total) && <span className={styles.total}>{money(total, currency)}</span>}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${share}%` }} />
      </span>
      <span className={styles.paidWords}>{words()}</span>
    </span>
  )
}

const CardMenu = ({ order, isStop, onMove, onManager }: BoardCardProps) => {
  const { t } = useTexts()
  if (!onMove || !onManager) return null
  const label = t('order-board.card_actions', { number: String(order.number) })
  return (
    <span className={styles.menu} data-actions>
      <Menu
        label={label}
        align="end"
        entries={[
          { kind: 'action', label: t('order-board.move'), hint: 'M', onSelect: () => onMove(order) },
          { kind: 'action', label: t('order-board.manager_assign'), onSelect: () => onManager(order) },
        ]}
        renderTrigger={(attributes) => (
          <IconButton {...attributes} icon={Ellipsis} size="small" label={label} tabIndex={isStop ? 0 : -1} />
        )}
      />
    </span>
  )
}
