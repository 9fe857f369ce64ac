import { useMutation } from '@tanstack/react-query'
import { orderLimits } from '@lectern/contract/orders/order-limits'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { cancelOrder } from '../../api.ts'
import { useReopen } from '../order-reopen.ts'
import { useTakeOrder } from '../use-order.ts'

interface CancelOrderProps {
  order: OrderCard
  onClose: () => void
}

/** Cancels an order of which nothing is paid; it can be taken back at once. */
export const CancelOrder = ({ order, onClose }: CancelOrderProps) => {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const takeOrder = useTakeOrder()
  const reopen = useReopen()
  const number = String(order.number)
  const cancel = useMutation({
    mutationFn: () => cancelOrder({ params: { order: order.id }, body: { reason } }),
    onSuccess: async (reply) => {
      onClose()
      toasts.show({
        tone: 'success',
        title: t('order-desk.cancelled', { number }),
        action: { label: t('order-desk.undo'), onSelect: () => reopen.mutate(order) },
      })
      await takeOrder(reply)
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open
      danger
      onClose={onClose}
      title={t('order-desk.cancel_title', { number })}
      description={t('order-desk.cancel_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('order-desk.keep')}
      submitLabel={t('order-desk.cancel_submit')}
      ready
      busy={cancel.isPending}
      onSubmit={() => cancel.mutate()}
      error={cancel.error ? errorText(cancel.error, t) : undefined}
    >
      <Field label={t('order-desk.new_reason')} help={t('order-desk.reason_help')}>
        <TextInput
          value={reason}
          maxLength={orderLimits.reason}
          autoComplete="off"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
