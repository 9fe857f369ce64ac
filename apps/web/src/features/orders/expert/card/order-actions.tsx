import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { Button } from '@lectern/ui/actions/button'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Banknote, Link as LinkIcon, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyText } from '../../../../lib/copy-text.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { CancelOrder } from './cancel-order.tsx'
import { useReopen } from '../order-reopen.ts'
import { type OrderPayment, useOrderRights } from '../order-rights.ts'
import { RefundSheet } from '../refund/refund-sheet.tsx'
import { TakePayment } from './take-payment.tsx'

export type OrderDialog =
  | { readonly kind: 'take'; readonly payment: OrderPayment }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'refund' }

/** The dialogs of an order, of which one is open at a time. */
export const useOrderDialogs = (order: OrderCard) => {
  const [dialog, open] = useState<OrderDialog>()
  const close = () => open(undefined)
  const shown: ReactNode = (() => {
    switch (dialog?.kind) {
      case 'take':
        return <TakePayment order={order} payment={dialog.payment} onClose={close} />
      case 'cancel':
        return <CancelOrder order={order} onClose={close} />
      case 'refund':
        return <RefundSheet order={order} onClose={close} />
      case undefined:
        return null
    }
  })()
  return { open, dialogs: shown }
}

interface OrderActionsProps {
  order: OrderCard
  onDialog: (dialog: OrderDialog) => void
}

/** What can be done with an order as it stands, by whoever may do it. */
export const OrderActions = ({ order, onDialog }: OrderActionsProps) => {
  const { t } = useTexts()
  const { due, mayTake, mayRefund, mayCancel, mayReopen, isPayable } = useOrderRights(order)
  const reopen = useReopen()
  const number = String(order.number)
  return (
    <>
      {mayReopen && (
        <Button busy={reopen.isPending} onClick={() => reopen.mutate(order)}>
          {t('order-desk.reopen')}
        </Button>
      )}
      {isPayable && <CopyPayLink link={order.pay_link} />}
      {mayRefund && (
        <Button icon={<Icon of={Undo2} />} onClick={() => onDialog({ kind: 'refund' })}>
          {t('order-desk.refund')}
        </Button>
      )}
      {mayTake && due && (
        <Button
          variant="primary"
          icon={<Icon of={Banknote} />}
          onClick={() => onDialog({ kind: 'take', payment: due })}
        >
          {t('order-desk.take')}
        </Button>
      )}
      {mayCancel && (
        <MoreMenu
          label={t('order-desk.actions', { number })}
          entries={[
            {
              kind: 'action',
              label: t('order-desk.cancel'),
              danger: true,
              onSelect: () => onDialog({ kind: 'cancel' }),
            },
          ]}
        />
      )}
    </>
  )
}

const CopyPayLink = ({ link }: { link: string }) => {
  const { t } = useTexts()
  const copy = async () => {
    const isCopied = await copyText(link)
    toasts.show(
      isCopied
        ? { tone: 'success', title: t('order-desk.copied'), message: t('order-desk.link_help') }
        : { tone: 'warning', title: t('order-desk.not_copied', { link }) },
    )
  }
  return (
    <Button icon={<Icon of={LinkIcon} />} onClick={() => void copy()}>
      {t('order-desk.copy_link')}
    </Button>
  )
}
