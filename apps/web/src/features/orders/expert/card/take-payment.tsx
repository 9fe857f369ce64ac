import { useMutation } from '@tanstack/react-query'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { paymentLimits } from '@lectern/contract/payments/payment-systems'
import type { HandMethod } from '@lectern/contract/payments/transactions'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { MomentField } from '../../../../frame/index.ts'
import { errorText, fieldText } from '../../../../lib/errors.ts'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { takePayment } from '../../api.ts'
import { MethodField } from '../method-field.tsx'
import { MoneyField, readAmount, typedAmount } from '../money-field.tsx'
import type { OrderPayment } from '../order-rights.ts'
import { useTakeOrder } from '../use-order.ts'

interface TakePaymentProps {
  order: OrderCard
  payment: OrderPayment
  onClose: () => void
}

const minute = 60_000

/** What is written of money that came: the whole payment, now, unless somebody says otherwise. */
const useDraft = ({ order: { currency }, payment }: TakePaymentProps) => {
  const { locale } = useTexts()
  const [draft, setDraft] = useState(() => ({
    amount: typedAmount(payment.amount, currency, locale),
    // The minute that has begun: a field without seconds shows what is sent, and it is never in the future.
    paidAt: new Date(Math.floor(Date.now() / minute) * minute).toISOString() as string | undefined,
    method: 'bank' as HandMethod,
    comment: '',
    isLetterSent: true,
  }))
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const read = readAmount(draft.amount, { currency, locale, most: payment.amount })
  return { draft, change, amount: read.kind === 'amount' ? read.amount : undefined }
}

/** Sends what is written, and tells what came of it. */
const useTake = (
  { order, payment, onClose }: TakePaymentProps,
  { draft, amount }: ReturnType<typeof useDraft>,
  shown: string,
) => {
  const { t } = useTexts()
  const takeOrder = useTakeOrder()
  return useMutation({
    mutationFn: () =>
      takePayment({
        params: { order: order.id, payment: payment.id },
        body: {
          amount: amount ?? 0,
          paid_at: draft.paidAt ?? '',
          method: draft.method,
          comment: draft.comment,
          is_letter_sent: draft.isLetterSent,
        },
      }),
    onSuccess: async (reply) => {
      onClose()
      toasts.show({ tone: 'success', title: t('order-desk.taken', { amount: shown }) })
      await takeOrder(reply)
    },
    meta: { showsErrors: true },
  })
}

/** Writes down that a payment of an order came, whole or in part. */
export const TakePayment = (props: TakePaymentProps) => {
  const { order, payment, onClose } = props
  const { t, locale } = useTexts()
  const money = useMoney()
  const written = useDraft(props)
  const { draft, change, amount } = written
  const shown = money(amount ?? payment.amount, order.currency)
  const take = useTake(props, written, shown)
  const whenWrong = fieldText(take.error, 'paid_at', t)
  const rest = amount === undefined ? 0 : payment.amount - amount
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('order-desk.take_title')}
      description={t('order-desk.take_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('order-desk.take_submit', { amount: shown })}
      ready={amount !== undefined && draft.paidAt !== undefined}
      busy={take.isPending}
      onSubmit={() => take.mutate()}
      error={take.error && whenWrong === undefined ? errorText(take.error, t) : undefined}
    >
      <MoneyField
        label={t('order-desk.take_amount')}
        currency={order.currency}
        locale={locale}
        most={payment.amount}
        text={draft.amount}
        onText={(text) => change({ amount: text })}
        takesFocus
        help={
          rest > 0
            ? t('order-desk.take_rest', { amount: money(rest, order.currency) })
            : t('order-desk.take_whole')
        }
      />
      <MomentField
        label={t('order-desk.take_date')}
        value={draft.paidAt}
        onChange={(paidAt) => change({ paidAt })}
        error={whenWrong}
      />
      <MethodField
        label={t('order-desk.take_method')}
        value={draft.method}
        onValue={(method) => change({ method })}
      />
      <Field label={t('order-desk.take_comment')} help={t('order-desk.reason_help')}>
        <TextInput
          value={draft.comment}
          maxLength={paymentLimits.comment}
          autoComplete="off"
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
      </Field>
      {order.buyer.email !== null && (
        <Checkbox
          label={t('order-desk.take_letter')}
          help={order.buyer.email}
          checked={draft.isLetterSent}
          onChange={(event) => change({ isLetterSent: event.currentTarget.checked })}
        />
      )}
    </FormDialog>
  )
}
