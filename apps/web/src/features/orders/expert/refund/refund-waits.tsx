import { useMutation, useQuery } from '@tanstack/react-query'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import type { Transaction } from '@lectern/contract/payments/transactions'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Undo2 } from 'lucide-react'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { undoRefund } from '../../../payments/index.ts'
import { useNow } from '../../shared/use-now.ts'
import { listOrderTransactions } from '../../api.ts'
import { useOrderRights } from '../order-rights.ts'
import { useTakeOrder } from '../use-order.ts'

/** 9:05. */
const minutesOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Refunds of an order of which the money has not left yet, each with the way to take it back. */
export const RefundWaits = ({ order }: { order: OrderCard }) => {
  const { data } = useQuery(queryFor(listOrderTransactions, { params: { order: order.id } }))
  return data?.data.map((each) =>
    each.may_undo_until === null ? null : (
      <Waits key={each.id} order={order} refund={each} until={each.may_undo_until} />
    ),
  )
}

interface WaitsProps {
  order: OrderCard
  refund: Transaction
  until: string
}

const Waits = ({ order, refund, until }: WaitsProps) => {
  const { t } = useTexts()
  const { clock } = useDates()
  const money = useMoney()
  const now = useNow(1_000)
  const { mayMove } = useOrderRights(order)
  const takeOrder = useTakeOrder()
  const undo = useMutation({
    mutationFn: () => undoRefund({ params: { transaction: refund.id } }),
    onSuccess: async (reply) => {
      await takeOrder(reply)
      toasts.show({ tone: 'success', title: t('order-desk.refund_undone') })
    },
    meta: { showsErrors: true },
  })
  const left = Date.parse(until) - now
  if (left <= 0) return null
  return (
    <Notice
      icon={Undo2}
      title={t('order-desk.refund_waits', { amount: money(refund.amount, refund.currency) })}
      actions={
        mayMove && (
          <Button size="small" busy={undo.isPending} onClick={() => undo.mutate()}>
            {t('order-desk.refund_undo')}
          </Button>
        )
      }
    >
      <p>{t('order-desk.refund_waits_text', { time: clock(until), left: minutesOf(left) })}</p>
      {undo.error && <p role="alert">{errorText(undo.error, t)}</p>}
    </Notice>
  )
}
