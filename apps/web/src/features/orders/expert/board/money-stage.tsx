import type { OrderStage } from '@lectern/contract/orders/funnels'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { Button } from '@lectern/ui/actions/button'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { LoadFailure } from '../../../../frame/index.ts'
import { type Translate, useTexts } from '../../../../lib/texts/index.ts'
import { CancelOrder } from '../card/cancel-order.tsx'
import { useOrderRights } from '../order-rights.ts'
import { TakePayment } from '../card/take-payment.tsx'
import { useOrder } from '../use-order.ts'

interface MoneyStageProps {
  orderId: number
  stage: OrderStage
  onClose: () => void
}

/** Asked for a stage that follows the money: the payment is written down, or the order is cancelled; nothing is set by hand. */
export const MoneyStage = ({ orderId, stage, onClose }: MoneyStageProps) => {
  const { t } = useTexts()
  const found = useOrder(orderId)
  const order = found.data?.data
  if (order) return <Asked {...{ order, stage, onClose }} />
  return (
    <Dialog open onClose={onClose} title={t('order-desk.order_loading')} closeLabel={t('common.close')}>
      {found.error ? <LoadFailure error={found.error} onRetry={found.refetch} /> : <SkeletonText lines={4} />}
    </Dialog>
  )
}

const Asked = ({ order, stage, onClose }: Omit<MoneyStageProps, 'orderId'> & { order: OrderCard }) => {
  const { t } = useTexts()
  const { due, mayTake, mayCancel } = useOrderRights(order)
  if (stage.rule === 'closed' && mayCancel) return <CancelOrder order={order} onClose={onClose} />
  if (stage.rule !== 'closed' && mayTake && due)
    return <TakePayment order={order} payment={due} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('order-board.money_title', { number: String(order.number) })}
      closeLabel={t('common.close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('order-board.understood')}
        </Button>
      }
    >
      <p>{whyNot(t, stage, due !== undefined)}</p>
    </Dialog>
  )
}

const whyNot = (t: Translate, { rule, title }: OrderStage, isDue: boolean): string => {
  if (rule === 'closed') return t('order-board.money_not_closed')
  return t(isDue ? 'order-board.money_no_right' : 'order-board.money_nothing', { title })
}
