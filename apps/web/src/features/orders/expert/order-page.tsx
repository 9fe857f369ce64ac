import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { OrderActions, useOrderDialogs } from './card/order-actions.tsx'
import { OrderBody } from './order-body.tsx'
import { StateBadge } from './order-marks.tsx'
import styles from './orders.module.css'
import { useOrder } from './use-order.ts'

const useCrumbs = () => {
  const { t } = useTexts()
  return [{ label: t('expert.menu_orders'), href: expertPaths.orders }]
}

interface OrderPageProps {
  orderId: number
  readerId: number | undefined
}

/** One order on a page of its own: on a phone, and by its address. */
export const OrderPage = ({ orderId, readerId }: OrderPageProps) => {
  const { t } = useTexts()
  const crumbs = useCrumbs()
  const found = useOrder(orderId)
  const order = found.data?.data
  if (order) return <Order order={order} readerId={readerId} />
  return (
    <ExpertPage title={t('order-desk.order_loading')} crumbs={crumbs} width="text">
      {found.error ? <LoadFailure error={found.error} onRetry={found.refetch} /> : <SkeletonText lines={8} />}
    </ExpertPage>
  )
}

const Order = ({ order, readerId }: { order: OrderCard; readerId: number | undefined }) => {
  const { t } = useTexts()
  const crumbs = useCrumbs()
  const { open, dialogs } = useOrderDialogs(order)
  return (
    <ExpertPage
      title={t('order-desk.order_title', { number: String(order.number) })}
      crumbs={crumbs}
      width="text"
    >
      <p className={styles.state}>
        <StateBadge state={order.state} />
      </p>
      <OrderBody order={order} readerId={readerId} onTake={(payment) => open({ kind: 'take', payment })} />
      <footer className={styles.foot}>
        <OrderActions order={order} onDialog={open} />
      </footer>
      {dialogs}
    </ExpertPage>
  )
}
