import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { buttonClass } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, ChevronUp, Maximize2 } from 'lucide-react'
import { LoadFailure } from '../../../frame/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { OrderActions, useOrderDialogs } from './card/order-actions.tsx'
import { OrderBody } from './order-body.tsx'
import { StateBadge } from './order-marks.tsx'
import styles from './orders.module.css'
import { useOrder } from './use-order.ts'

interface OrderSheetProps {
  orderId: number
  readerId: number | undefined
  /** Orders of the list in sight, in its order. */
  beside: readonly number[]
  onOpen: (order: number) => void
  onClose: () => void
}

/** One order over the list, with the ways to those beside it. */
export const OrderSheet = (props: OrderSheetProps) => {
  const { t } = useTexts()
  const found = useOrder(props.orderId)
  const order = found.data?.data
  if (order) return <OpenOrder {...props} order={order} />
  return (
    <SideSheet
      open
      onClose={props.onClose}
      title={t('order-desk.order_loading')}
      closeLabel={t('common.close')}
    >
      {found.error ? <LoadFailure error={found.error} onRetry={found.refetch} /> : <SkeletonText lines={8} />}
    </SideSheet>
  )
}

const OpenOrder = ({ order, readerId, beside, onOpen, onClose }: OrderSheetProps & { order: OrderCard }) => {
  const { t } = useTexts()
  const { open, dialogs } = useOrderDialogs(order)
  const number = String(order.number)
  return (
    <SideSheet
      open
      onClose={onClose}
      title={
        <span className={styles.sheetTitle}>
          {t('order-desk.order_title', { number })}
          <StateBadge state={order.state} />
        </span>
      }
      closeLabel={t('common.close')}
      actions={<OrderActions order={order} onDialog={open} />}
    >
      <div className={styles.ways}>
        <Ways orderId={order.id} {...{ beside, onOpen }} />
        <Link className={buttonClass({ variant: 'quiet', size: 'small' })} href={expertPaths.order(order.id)}>
          <Icon of={Maximize2} />
          {t('order-desk.open_page')}
        </Link>
      </div>
      <OrderBody order={order} readerId={readerId} onTake={(payment) => open({ kind: 'take', payment })} />
      {dialogs}
    </SideSheet>
  )
}

const Ways = ({ orderId, beside, onOpen }: Pick<OrderSheetProps, 'orderId' | 'beside' | 'onOpen'>) => {
  const { t } = useTexts()
  const at = beside.indexOf(orderId)
  if (at === -1) return null
  const way = (label: string, icon: typeof ChevronUp, to: number | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      size="small"
      tipSide="below"
      disabled={to === undefined}
      onClick={() => to !== undefined && onOpen(to)}
    />
  )
  return (
    <span className={styles.pair}>
      {way(t('order-desk.previous'), ChevronUp, beside[at - 1])}
      {way(t('order-desk.following'), ChevronDown, beside[at + 1])}
    </span>
  )
}
